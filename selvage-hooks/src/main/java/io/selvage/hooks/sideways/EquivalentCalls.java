package io.selvage.hooks.sideways;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;

/**
 * Methods that do what woven code does where it calls a method of the JDK: for calls whose target is known only at run
 * time. The agent makes them, by the rules by which it weaves calls.
 */
public final class EquivalentCalls {
    /** Makes them. */
    @FunctionalInterface
    public interface Maker {
        /**
         * A public static method whose parameters are the receiver of {@code method}, unless that is static, and its
         * arguments. The method itself if woven code calls it as it is; null if such a method cannot be made.
         *
         * @param site where the call is
         */
        Method make(Method method, int site);
    }

    private static volatile Maker maker = (method, site) -> method;

    private EquivalentCalls() {}

    /** For the agent, which brings the means to weave. */
    public static void madeBy(Maker newMaker) {
        maker = newMaker;
    }

    /** For the agent: a class beside this one. */
    public static Class<?> define(byte[] classFile) throws IllegalAccessException {
        return MethodHandles.lookup().defineClass(classFile);
    }

    static Method of(Method method, int site) {
        return maker.make(method, site);
    }
}
