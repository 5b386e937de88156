package io.selvage.script.compile;

import io.selvage.script.driver.ScriptedSequence;
import io.selvage.script.language.BadScript;
import io.selvage.script.language.ParsedScript;
import io.selvage.script.language.Position;
import io.selvage.script.language.Problem;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles a driver within this JVM; errors are told in terms of the script. */
final class DriverCompiler {
    private final ParsedScript script;
    private final List<Path> classpath;

    DriverCompiler(ParsedScript script, List<Path> classpath) {
        this.script = script;
        this.classpath = classpath;
    }

    /**
     * Writes class files to {@code folder}.
     *
     * @throws BadScript with the errors of the Java code and those of the script's meaning
     */
    void compile(JavaSource driver, SourceMappedWriter sourceMap, Path folder) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw bad(List.of(new Problem(
                    new Position(1, 1),
                    "there is no Java compiler in this JVM, expected a JDK; set SELVAGE_JAVA_HOME")));
        }
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        boolean compiled;
        try (StandardJavaFileManager files = compiler.getStandardFileManager(diagnostics, Locale.ROOT, null)) {
            compiled = compiler.getTask(null, files, diagnostics, options(folder), null, List.of(new InMemory(driver)))
                    .call();
        } catch (IOException unclosed) {
            throw new UncheckedIOException(unclosed);
        }
        List<Problem> problems = new ArrayList<>(script.problems());
        diagnostics.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .forEach(diagnostic -> problems.add(problem(diagnostic, sourceMap)));
        if (!compiled && problems.isEmpty()) {
            problems.add(
                    new Problem(new Position(1, 1), "the driver does not compile, and the compiler does not say why"));
        }
        if (!problems.isEmpty()) {
            throw bad(problems);
        }
    }

    private BadScript bad(List<Problem> problems) {
        return new BadScript(script.file(), problems);
    }

    private List<String> options(Path folder) {
        String path = Stream.concat(classpath.stream(), Stream.of(tool()))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        return List.of("-d", folder.toString(), "-classpath", path, "-g", "-nowarn", "-Xlint:none", "-proc:none");
    }

    /** Where the run-time classes of drivers are. */
    private static Path tool() {
        try {
            return Path.of(ScriptedSequence.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private Problem problem(Diagnostic<?> diagnostic, SourceMappedWriter sourceMap) {
        String message = diagnostic.getMessage(Locale.ROOT).strip().replaceAll("\\s*\\R\\s*", ", ");
        // the driver's classes are nobody's business
        message = message.replaceAll(" {2,}", " ")
                .replaceAll(", location: class \\S*Driver\\S*", "")
                .replace(";,", ",");
        String advice = message.startsWith("cannot find symbol") && message.contains("symbol: class")
                        || message.startsWith("cannot access")
                        || message.contains("does not exist")
                ? "; is it on the --classpath?"
                : "";
        int offset = sourceMap.scriptOffset((int) Math.max(0, diagnostic.getPosition()));
        return new Problem(script.source().position(offset), "Java: " + message + advice);
    }

    /** Source that is in no file. */
    private static final class InMemory extends SimpleJavaFileObject {
        private final String text;

        InMemory(JavaSource source) {
            super(URI.create("string:///" + source.path()), Kind.SOURCE);
            text = source.text();
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
