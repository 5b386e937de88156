package io.selvage.hooks.jdk;

import java.util.ArrayList;
import java.util.List;

/** Reads method descriptors. */
final class Descriptors {
    private Descriptors() {}

    /** The descriptors of the parameters. */
    static List<String> parameters(String descriptor) {
        List<String> parameters = new ArrayList<>();
        int at = 1;
        while (descriptor.charAt(at) != ')') {
            int end = at;
            while (descriptor.charAt(end) == '[') {
                end++;
            }
            end = descriptor.charAt(end) == 'L' ? descriptor.indexOf(';', end) + 1 : end + 1;
            parameters.add(descriptor.substring(at, end));
            at = end;
        }
        return parameters;
    }

    /** Arguments that are arrays: bit {@code i} for the one at {@code i}. */
    static long arrays(String descriptor) {
        long mask = 0;
        List<String> parameters = parameters(descriptor);
        for (int i = 0; i < parameters.size(); i++) {
            mask |= parameters.get(i).startsWith("[") ? bit(i) : 0;
        }
        return mask;
    }

    /** Arguments that are arrays or objects that may change. */
    static long changeable(String descriptor) {
        long mask = 0;
        List<String> parameters = parameters(descriptor);
        for (int i = 0; i < parameters.size(); i++) {
            String type = parameters.get(i);
            boolean isObject = type.startsWith("L")
                    && !JdkClasses.argument(type.substring(1, type.length() - 1))
                            .isValue();
            mask |= isObject || type.startsWith("[") ? bit(i) : 0;
        }
        return mask;
    }

    /** Arguments that are arrays or plain containers. */
    static long copied(String descriptor) {
        long mask = 0;
        List<String> parameters = parameters(descriptor);
        for (int i = 0; i < parameters.size(); i++) {
            String type = parameters.get(i);
            boolean isPlain = type.startsWith("Ljava/util/") && !type.startsWith("Ljava/util/concurrent/");
            mask |= isPlain || type.startsWith("[") ? bit(i) : 0;
        }
        return mask;
    }

    /** Arguments that exist to be written to, or have a position or a seed that moves when they are read. */
    static long sinks(String descriptor) {
        long mask = 0;
        List<String> parameters = parameters(descriptor);
        for (int i = 0; i < parameters.size(); i++) {
            mask |= isSink(parameters.get(i)) ? bit(i) : 0;
        }
        return mask;
    }

    private static boolean isSink(String type) {
        return switch (type) {
            case "Ljava/lang/Appendable;",
                    "Ljava/lang/StringBuffer;",
                    "Ljava/lang/StringBuilder;",
                    "Ljava/text/FieldPosition;",
                    "Ljava/text/ParsePosition;",
                    "Ljava/util/Random;",
                    "Ljava/util/random/RandomGenerator;" -> true;
            default ->
                type.startsWith("Ljava/nio/") && type.endsWith("Buffer;")
                        || type.startsWith("Ljava/io/")
                                && (type.endsWith("Stream;") || type.endsWith("Writer;") || type.endsWith("Reader;"));
        };
    }

    /** Whether a parameter names a file. */
    static boolean namesFile(String descriptor) {
        return descriptor.contains("Ljava/io/File;")
                || descriptor.contains("Ljava/io/FileDescriptor;")
                || descriptor.contains("Ljava/nio/file/Path;");
    }

    /** From the sixty-third on, arguments share a bit. */
    private static long bit(int argument) {
        return 1L << Math.min(argument, Long.SIZE - 1);
    }
}
