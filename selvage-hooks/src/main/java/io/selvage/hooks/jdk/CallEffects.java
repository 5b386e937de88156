package io.selvage.hooks.jdk;

/** Computes what methods of the JDK can reach. Safe for use by several threads. */
public interface CallEffects {
    /**
     * The effect of the method that is run if {@code method} is called on an object of exactly the class {@code type},
     * or of the static method or constructor of that class. {@link CallEffect#UNKNOWN} if it cannot be told.
     *
     * @param type internal name, with slashes
     * @param descriptor of the method
     */
    CallEffect of(String type, String method, String descriptor);
}
