package io.selvage.mutate.mutant;

/**
 * A changed copy of a class.
 *
 * @param id from 1
 * @param operator the operator's name, {@code REMOVE_NOTIFY}
 * @param className of the changed class, with dots
 * @param method the changed method's name, or the changed field's
 * @param file the name of its source file
 * @param line 0 if unknown
 * @param description what was changed
 */
public record Mutant(
        int id,
        String operator,
        String className,
        String method,
        String file,
        int line,
        String description,
        byte[] bytes) {
    /** Where its source file is among others: {@code com/acme/Buffer.java}. */
    public String path() {
        return className.substring(0, className.lastIndexOf('.') + 1).replace('.', '/') + file;
    }

    /** {@code Buffer.java:12}. */
    public String site() {
        return line > 0 ? file + ":" + line : file;
    }

    @Override
    public String toString() {
        return operator + " at " + site();
    }
}
