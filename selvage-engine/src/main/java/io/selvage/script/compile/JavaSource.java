package io.selvage.script.compile;

/** A Java file: the name of its public class, with its package, and its text. */
public record JavaSource(String className, String text) {
    /** {@code com/acme/BufferScriptTest.java}. */
    public String path() {
        return className.replace('.', '/') + ".java";
    }
}
