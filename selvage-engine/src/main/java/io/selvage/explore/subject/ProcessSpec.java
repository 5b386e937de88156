package io.selvage.explore.subject;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One process of a system, as the command line has it: {@code NAME [host=HOST] [after=NAME]
 * [classpath=CP] MAIN [args…]}.
 *
 * @param host the name of the host that it runs on
 * @param after the process that has to have an open port before this one begins; empty if it begins at once
 * @param ownClasspath where its classes are; empty if that is the class path of the run
 */
public record ProcessSpec(
        String name, String host, String after, List<Path> ownClasspath, String mainClass, List<String> args) {
    /** The host of a process that names none. */
    public static final String LOCALHOST = "localhost";

    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_.-]*");
    private static final String HOST = "host=";
    private static final String AFTER = "after=";
    private static final String CLASSPATH = "classpath=";

    public ProcessSpec {
        ownClasspath = List.copyOf(ownClasspath);
        args = List.copyOf(args);
    }

    /** @throws UnusableSubject if {@code text} is no process; says why */
    public static ProcessSpec parse(String text) throws UnusableSubject {
        List<String> words = words(text);
        if (words.isEmpty() || !NAME.matcher(words.get(0)).matches()) {
            throw new UnusableSubject("the process '" + text + "' does not begin with a name (letters, digits, _ . -)");
        }
        String host = LOCALHOST;
        String after = "";
        List<Path> classpath = List.of();
        int next = 1;
        while (next < words.size() && words.get(next).matches("(host|after|classpath)=.*")) {
            String word = words.get(next++);
            if (word.startsWith(HOST)) {
                host = word.substring(HOST.length());
            } else if (word.startsWith(AFTER)) {
                after = word.substring(AFTER.length());
            } else {
                classpath = Stream.of(word.substring(CLASSPATH.length()).split(File.pathSeparator))
                        .map(Path::of)
                        .toList();
            }
        }
        if (!NAME.matcher(host).matches()) {
            throw new UnusableSubject("the process '" + text + "' has no proper host name: '" + host + "'");
        }
        if (next == words.size()) {
            throw new UnusableSubject(
                    "the process '" + text + "' lacks the class with its main method: give NAME MAIN [args…]");
        }
        return new ProcessSpec(
                words.get(0), host, after, classpath, words.get(next), words.subList(next + 1, words.size()));
    }

    /** Blanks separate words, unless they are in double quotes. */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = null;
        boolean quoted = false;
        for (char c : text.toCharArray()) {
            if (c == '"') {
                quoted = !quoted;
                word = word == null ? new StringBuilder() : word;
            } else if (Character.isWhitespace(c) && !quoted) {
                if (word != null) {
                    words.add(word.toString());
                }
                word = null;
            } else {
                word = word == null ? new StringBuilder() : word;
                word.append(c);
            }
        }
        if (word != null) {
            words.add(word.toString());
        }
        return words;
    }
}
