package io.selvage.checks;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.junit.ScenarioTest;
import io.selvage.script.Scenario;
import io.selvage.script.Script;
import io.selvage.script.compile.JavaSource;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Drivers that people keep are ordinary JUnit tests: they compile, and say about a component what the script says. */
class KeptDriverTest {
    private static final String SCRIPT = """
            #cut m io.selvage.checks.Places.Place
            #conditions
            C1 put waits
            #end
            #shared <s>
              final java.util.List<Integer> left = new java.util.ArrayList<>(java.util.List.of(7, 8));
            #end
            #begin
              #test C1
              #tick
                #thread <p> #excMonitor m.put(7); #end #valueCheck time() # 1 #end #end
              #end
              #tick
                #thread <q> #excMonitor m.put(8); #end #valueCheck time() # 3 #end #end
              #end
              #tick
                #thread <t> #valueCheck m.take() # s.left # CollectionRemove #end #end
              #end
              #tick
                #thread <t> #valueCheck m.take() # s.left # CollectionRemove #end #end
              #end
            #end
            """;

    @TempDir
    private Path folder;

    @Test
    void a_kept_driver_is_green_on_the_component_and_red_on_a_faulty_one() throws IOException, InterruptedException {
        String right = compiled(SCRIPT);
        String wrong = compiled(SCRIPT.replace("Places.Place", "Places.QuietPlace"));
        String told = run(RunClasses.class.getName(), right, wrong);
        assertThat(told)
                .contains(right + " sequence1_C1() TestExecutionResult [status = SUCCESSFUL")
                .contains(wrong + " sequence1_C1() TestExecutionResult [status = FAILED")
                .contains("LIVENESS ERROR", "thread q did not finish m.put(8)");
    }

    @ScenarioTest
    void a_scenario_needs_no_flag() {
        Scenario.of("a second thing has to wait", Places.Place::new)
                .tick()
                .call("p", place -> place.put(7))
                .completesAt(1)
                .tick()
                .call("q", place -> place.put(8))
                .completesAt(3)
                .tick()
                .ask("t", Places.Place::take)
                .returns(7)
                .completesAt(3)
                .assertPasses();
    }

    private String compiled(String script) throws IOException {
        JavaSource driver = Script.parse("place.conan", script).driver();
        Path source = folder.resolve(driver.path());
        Files.createDirectories(source.getParent());
        Files.writeString(source, driver.text());
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        int exit = ToolProvider.getSystemJavaCompiler()
                .run(null, null, errors, "-Xlint:all", "-cp", classPath(), "-d", folder.toString(), source.toString());
        assertThat(exit).as(errors.toString(StandardCharsets.UTF_8)).isZero();
        return driver.className();
    }

    private static String classPath() {
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }

    private String run(String... words) throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-cp",
                folder + File.pathSeparator + classPath()));
        command.addAll(List.of(words));
        new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start()
                .waitFor();
        return Files.readString(out);
    }
}
