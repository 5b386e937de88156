package io.selvage.cli.input;

import io.selvage.explore.subject.Program;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A program that is given as a source file: it is compiled first, with what it uses beside it. */
public final class SourceProgram {
    private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");

    private SourceProgram() {}

    public static boolean isSource(String main) {
        return main.endsWith(".java");
    }

    /**
     * The compiled program.
     *
     * @param program whose main class is the name of a source file
     * @param out the folder for what we write; class files stay there for replays
     * @throws BadInput if it cannot be compiled
     */
    public static Program compiled(Program program, Path out) {
        Path source = Path.of(program.mainClass());
        String text = read(source);
        Matcher declared = PACKAGE.matcher(text);
        String prefix = declared.find() ? declared.group(1) : "";
        String file = source.getFileName().toString();
        String simple = file.substring(0, file.length() - ".java".length());
        Path classes = out.resolve("classes-" + simple);
        compile(source, root(source, prefix), program.classpath(), classes);
        List<Path> classpath = new ArrayList<>(List.of(classes));
        classpath.addAll(program.classpath());
        return new Program(classpath, prefix.isEmpty() ? simple : prefix + "." + simple, program.args());
    }

    private static String read(Path source) {
        try {
            return Files.readString(source);
        } catch (IOException unreadable) {
            throw new BadInput(
                    "source file " + source + " cannot be read ("
                            + unreadable.getClass().getSimpleName() + ")",
                    "give a file that is there, or a class with --classpath");
        }
    }

    /** The folder that the package of the source is in. */
    private static Path root(Path source, String prefix) {
        Path folder = source.toAbsolutePath().getParent();
        int depth = prefix.isEmpty() ? 0 : prefix.split("\\.").length;
        for (int i = 0; i < depth && folder.getParent() != null; i++) {
            folder = folder.getParent();
        }
        return folder;
    }

    private static void compile(Path source, Path root, List<Path> classpath, Path classes) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new BadInput("this Java has no compiler", "run on a JDK, or compile " + source + " yourself");
        }
        String path = classpath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            Files.createDirectories(classes);
            List<String> options =
                    List.of("-g", "-nowarn", "-proc:none", "-d", "" + classes, "-cp", path, "-sourcepath", "" + root);
            boolean done = compiler.getTask(
                            messages, files, null, options, null, files.getJavaFileObjects(source.toFile()))
                    .call();
            if (!done) {
                throw new BadInput(
                        "source file " + source + " does not compile:\n"
                                + messages.toString().strip(),
                        "correct it");
            }
        } catch (IOException unwritable) {
            throw new BadInput(
                    "cannot write to " + classes + " (" + unwritable.getMessage() + ")", "choose another --out");
        }
    }
}
