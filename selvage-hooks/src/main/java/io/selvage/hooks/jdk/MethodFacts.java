package io.selvage.hooks.jdk;

import java.util.List;

/** What class files of the JDK say of methods. Names are internal names. Safe for use by several threads. */
public interface MethodFacts {
    /**
     * {@code type}, and what it inherits from up to the class or interface whose method is run if {@code method} is
     * called on an object of exactly {@code type}; empty if that is not known.
     */
    List<String> lineage(String type, String method, String descriptor);

    /** Whether {@code declaring} declares the method {@code synchronized}. */
    boolean isSynchronized(String declaring, String method, String descriptor);

    /** Whether {@code type} is {@code ancestor} or extends it. */
    boolean isA(String type, String ancestor);

    /**
     * Whether objects of {@code type} have fields that change, and nothing that looks as if it ordered accesses of
     * several threads: no volatile field, none of {@code java.util.concurrent}, no synchronized method.
     */
    boolean isPlainState(String type);
}
