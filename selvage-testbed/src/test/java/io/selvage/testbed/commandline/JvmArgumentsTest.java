package io.selvage.testbed.commandline;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.SelvageProcess.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --jvm-arg}: options of the JVM that runs the program. */
class JvmArgumentsTest {
    /** The first release whose scopes are these. */
    private static final int WITH_SCOPES = 25;

    @TempDir
    private Path folder;

    private Run run(String... arguments) {
        return SelvageProcess.selvage(folder, arguments);
    }

    /** Compiles a class named Program. */
    private void compile(String source, String... options) throws IOException {
        Path file = Files.writeString(folder.resolve("Program.java"), source);
        String[] arguments = new String[options.length + 3];
        System.arraycopy(options, 0, arguments, 0, options.length);
        arguments[options.length] = "-d";
        arguments[options.length + 1] = folder.toString();
        arguments[options.length + 2] = file.toString();
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments))
                .isZero();
    }

    @Test
    void the_program_sees_what_the_jvm_was_given_in_either_form() throws IOException {
        compile("""
                public class Program {
                    public static void main(String[] args) throws Exception {
                        Thread thread = new Thread(() -> System.out.println(System.getProperty("a") + args[0]));
                        thread.start();
                        thread.join();
                        System.out.println(System.getProperty("b"));
                    }
                }
                """);
        Run run = run(
                "run",
                "--json",
                "--jvm-arg",
                "-Da=one",
                "--jvm-arg=-Db=two",
                "--classpath",
                folder.toString(),
                "Program",
                "--jvm-arg");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("one--jvm-arg\\ntwo\\n");
    }

    @Test
    void a_wrong_one_is_bad_usage_and_is_named() {
        for (String wrong : List.of("-Xnothing", "nothing", "-jar", "--add-opens=nothing")) {
            Run run = SelvageProcess.here(
                    folder, "run", "--jvm-arg", wrong, "--classpath", SelvageProcess.corpus(), "Any");
            assertThat(run.exit()).as(wrong).isEqualTo(2);
            assertThat(run.err()).contains("--jvm-arg", wrong);
            assertThat(run.out()).isEmpty();
        }
    }

    @Test
    void scopes_and_scoped_values_work_where_the_jdk_has_them() throws IOException {
        int release = Runtime.version().feature();
        if (release < WITH_SCOPES) {
            String program = "io.selvage.testbed.jdk.ThreadJoin";
            Run older = run("run", "--jvm-arg", "--enable-preview", "--classpath", SelvageProcess.corpus(), program);
            assertThat(older.exit()).as(older.err()).isZero();
            return;
        }
        compile("""
                import java.util.concurrent.*;
                import java.util.concurrent.StructuredTaskScope.*;
                public class Program {
                    static final ScopedValue<String> NAME = ScopedValue.newInstance();
                    static String first() throws Exception {
                        try (var scope = StructuredTaskScope.open(Joiner.<String>anySuccessfulResultOrThrow())) {
                            scope.fork(() -> NAME.get() + 1);
                            scope.fork(() -> NAME.get() + 2);
                            return scope.join();
                        }
                    }
                    public static void main(String[] args) throws Exception {
                        System.out.println(ScopedValue.where(NAME, "task ").call(Program::first) + NAME.isBound());
                    }
                }
                """, "--enable-preview", "--release", Integer.toString(release));
        Run run = run("run", "--json", "--jvm-arg", "--enable-preview", "--classpath", folder.toString(), "Program");
        assertThat(run.exit()).as(run.out() + run.err()).isZero();
        assertThat(run.out()).contains("\"verdict\":\"PASSED\"", "task 1false\\n", "task 2false\\n");
    }
}
