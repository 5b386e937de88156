package io.selvage.explore.subject;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** What is explored: a program, a test method, a piece of code. */
public interface Subject {
    /** How reports and files call it: {@code com.acme.Main}, {@code com.acme.BankTest.transfer}. */
    String name();

    /** What its files are called, without the part that distinguishes them from those of other runs: {@code Main}. */
    default String fileName() {
        return name().substring(name().lastIndexOf('.') + 1);
    }

    /**
     * Makes it ready to run.
     *
     * @throws UnusableSubject if it cannot even be started
     */
    LoadedSubject load() throws UnusableSubject;

    /** Whether every {@link #load} gives classes of its own, so that several explorers can run it at the same time. */
    boolean isIsolated();

    /** What {@code main} is given; empty if there is no such thing. */
    default List<String> args() {
        return List.of();
    }

    /** System properties that it finds, other than those of this JVM. */
    default Map<String, String> properties() {
        return Map.of();
    }

    /** Where its classes are; empty if it can be run by its own front end only. */
    default List<Path> classpath() {
        return List.of();
    }

    /** What decides what it does: two subjects of one name with other contents are not the same. */
    default List<Path> contents() {
        return classpath();
    }
}
