package io.selvage.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.selvage.options.Options;
import io.selvage.script.compile.JavaSource;
import io.selvage.script.language.BadScript;
import io.selvage.script.language.Position;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is wrong with a script is told with place and expectation, all of it at once. */
class ScriptErrorsTest {
    private static final String CUT = "#cut m Object\n";

    private static String errors(String text) {
        BadScript bad = catchThrowableOfType(
                BadScript.class, () -> Script.parse("s.conan", text).explore(Options.DEFAULTS));
        assertThat(bad).as("no error in " + text).isNotNull();
        return bad.getMessage();
    }

    @Test
    void a_block_that_is_not_closed() {
        assertThat(errors(CUT + "#begin\n  #tick\n    #thread <a>\n      int x;\n"))
                .contains("s.conan:2:1: #begin is not closed", "s.conan:3:3: #tick is not closed")
                .contains("s.conan:4:5: #thread is not closed, expected #end before the end of the file");
    }

    @Test
    void a_missing_end_is_told_once() {
        assertThat(errors(CUT + "#begin\n#tick\n#thread <a>\nint x;\n#end\n#tick\n#thread\n#end\n#end\n#end\n"))
                .isEqualTo("s.conan:3:1: #tick is not closed, expected #end before line 7");
    }

    @Test
    void an_unknown_command() {
        assertThat(errors(CUT + "#start\n#begin\n#tick\n#thread\n #valuecheck 1 # 1 #end #end #end #end"))
                .contains("s.conan:2:1: unknown command #start; expected one of #ticktime")
                .contains("s.conan:6:2: unknown command #valuecheck; did you mean #valueCheck?")
                .hasLineCount(2);
    }

    @Test
    void meaning_and_java_are_told_together() {
        String script = CUT
                + "#conditions\nC1 one\n#end\n#begin\n#test C1 C2\n#tick\n"
                + "#thread <a> m.foo(); #end\n#thread <a> #end\n#end\n#end";
        assertThat(errors(script))
                .contains("s.conan:6:10: condition C2 is not defined, expected one of C1")
                .contains("s.conan:8:14: Java: cannot find symbol, symbol: method foo()")
                .contains("s.conan:9:1: thread <a> is in this tick already")
                .hasLineCount(3);
    }

    @Test
    void a_component_without_that_constructor() {
        assertThat(errors("#cut m Object(3)\n#begin #tick #thread #end #end #end"))
                .contains("s.conan:1:")
                .contains("constructor Object in class java.lang.Object cannot be applied to given types");
    }

    @Test
    void a_component_that_is_not_there() {
        assertThat(errors("#cut m NoSuch\n#begin #tick #thread #end #end #end"))
                .isEqualTo("s.conan:1:8: Java: cannot find symbol, symbol: class NoSuch; is it on the --classpath?");
    }

    @Test
    void templates_with_too_few_or_too_many_parts() {
        assertThat(errors(CUT
                        + "#begin #tick #thread\n#valueCheck 1 #end\n"
                        + "#excMonitor m.wait(); # A # B #end\n#end #end #end"))
                .contains("s.conan:3:1: expected '#valueCheck expression # expected #end'")
                .contains("s.conan:4:1: expected '#excMonitor call; #end'");
    }

    @Test
    void a_text_that_swallows_an_end() {
        assertThat(errors(CUT
                        + "#conditions\nC1 doesn't wait\n#end\n"
                        + "#begin\n#tick\n#thread\nm.equals(\"x); #end\n#end\n#end\n"))
                .contains("s.conan:5:1: #begin is not closed")
                .contains("s.conan:8:10: this text is not closed, expected its second quote on the same line")
                .hasLineCount(2);
    }

    @Test
    void nothing_to_test() {
        assertThat(errors("// nothing\n"))
                .contains("expected '#cut id Constructor(arguments)'", "expected '#begin … #end'");
    }

    @Test
    void what_is_not_text(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("x.conan");
        Files.write(file, new byte[] {'#', 'c', '\n', 0, 1});
        BadScript bad = catchThrowableOfType(BadScript.class, () -> Script.parse(file));
        assertThat(bad.problems().get(0).at()).isEqualTo(new Position(2, 1));
        Files.write(file, new byte[] {'#', 'c', '\n', 'a', (byte) 0xe9});
        bad = catchThrowableOfType(BadScript.class, () -> Script.parse(file));
        assertThat(bad.problems().get(0).at()).isEqualTo(new Position(2, 2));
        assertThat(bad.problems().get(0).message()).contains("UTF-8");
    }

    @Test
    void conditions_that_nobody_exercises_are_named() {
        Script script = Script.parse(
                "s.conan", CUT + "#conditions\nC1 a\n// C9\nC2 b\n#end\n#begin\n#test C2\n#tick #end #end");
        assertThat(script.uncoveredConditions()).containsExactly("C1");
    }

    @Test
    void a_driver_for_people_is_a_junit_test() {
        JavaSource driver = Script.parse(
                        "s.conan", CUT + "#top\npackage acme;\nimport java.util.*;\n#end\n#begin\n#tick #end #end")
                .driver();
        assertThat(driver.className()).isEqualTo("acme.ObjectScriptTest");
        assertThat(driver.path()).isEqualTo("acme/ObjectScriptTest.java");
        assertThat(driver.text()).startsWith("package acme;").contains("@ScenarioTest", "void sequence1()");
    }
}
