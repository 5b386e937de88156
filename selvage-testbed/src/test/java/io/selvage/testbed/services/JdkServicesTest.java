package io.selvage.testbed.services;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.report.ResultReader;
import io.selvage.testbed.ClassPathMaker;
import io.selvage.testbed.SelvageProcess;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The JDK's services answer a program under control as they answer one that runs by itself. */
class JdkServicesTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"folder", "jar", "both"})
    void every_answer_is_the_same_plainly_and_under_control(String kind) throws Exception {
        String classpath = classpath(kind).map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        String plain = plainly(classpath);
        assertThat(plain.lines().count()).isGreaterThan(400);
        SelvageProcess.Run run = SelvageProcess.selvage(
                folder, "run", "--json", "--schedules", "4", "--classpath", classpath, JdkServices.class.getName());
        Result result = ResultReader.read(run.out());
        assertThat(result.fault()).as(run.err()).isEmpty();
        assertThat(result.outputs()).hasSize(1);
        assertThat(result.outputs().get(0).text()).isEqualTo(plain);
        assertThat(result.verdict()).as(run.out()).isIn(Verdict.PASSED, Verdict.NOT_FOUND);
    }

    private Stream<Path> classpath(String kind) {
        return switch (kind) {
            case "folder" -> Stream.of(files().folder(folder.resolve("classes")));
            case "jar" -> Stream.of(files().jar(folder.resolve("program.jar")));
            default ->
                Stream.of(
                        files().folder(folder.resolve("classes")),
                        new ClassPathMaker()
                                .text("services/text.txt", "from the jar\n")
                                .text("META-INF/services/" + Greeting.class.getName(), Greeting.Welcome.class.getName())
                                .jar(folder.resolve("more.jar")));
        };
    }

    private static ClassPathMaker files() {
        return new ClassPathMaker()
                .packageOf(JdkServices.class)
                .text("services/text.txt", "a line\n")
                .text("services/words.properties", "yes=yes\n")
                .text("services/words_de.properties", "yes=ja\n")
                .text("services/words_fr.properties", "yes=oui\n")
                .text("META-INF/services/" + Greeting.class.getName(), Greeting.Hello.class.getName());
    }

    private String plainly(String classpath) throws Exception {
        Path out = folder.resolve("plain.txt");
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-ea",
                        "-cp",
                        classpath,
                        JdkServices.class.getName()))
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).isZero();
        return Files.readString(out);
    }
}
