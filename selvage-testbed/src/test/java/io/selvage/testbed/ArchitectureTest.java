package io.selvage.testbed;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import io.selvage.model.Choice;
import io.selvage.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The arrows of ARCHITECTURE.md, proven. Rules that match no class are errors. */
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .importPackages(
                    "io.selvage.api",
                    "io.selvage.hooks",
                    "io.selvage.model",
                    "io.selvage.clock",
                    "io.selvage.sync",
                    "io.selvage.strategy",
                    "io.selvage.replay",
                    "io.selvage.scheduler",
                    "io.selvage.detect",
                    "io.selvage.options",
                    "io.selvage.explore",
                    "io.selvage.report",
                    "io.selvage.monitor",
                    "io.selvage.studies",
                    "io.selvage.script",
                    "io.selvage.cli");

    /** What a package may use of ours, itself included. */
    private static ArchRule arrow(String from, String... to) {
        List<String> allowed = new ArrayList<>(
                List.of("java..", "javax.xml..", "org.w3c.dom..", "org.xml.sax..", "io.selvage." + from + ".."));
        for (String target : to) {
            allowed.add("io.selvage." + target + "..");
        }
        return classes()
                .that()
                .resideInAPackage("io.selvage." + from + "..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed.toArray(String[]::new));
    }

    @TestFactory
    List<DynamicTest> a_package_uses_only_what_it_may() {
        return List.of(
                check("hooks"),
                check("model"),
                check("sync"),
                check("clock"),
                check("strategy", "model", "clock"),
                check("options"),
                check("replay", "options"),
                check("scheduler", "model", "sync", "strategy", "hooks"),
                check("detect", "model", "clock"),
                check("explore", "model", "strategy", "scheduler", "detect", "options", "replay", "hooks"),
                check("report", "model", "options", "explore", "replay"),
                check("api", "explore", "options", "replay", "hooks"),
                check("studies"),
                check("monitor", "model", "strategy", "options", "explore", "report", "hooks", "studies"));
    }

    private static DynamicTest check(String from, String... to) {
        return DynamicTest.dynamicTest(from, () -> arrow(from, to).check(CLASSES));
    }

    @Test
    void scripts_are_a_front_end_whose_drivers_see_only_the_hooks() {
        classes()
                .that()
                .resideInAPackage("io.selvage.script")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "javax..",
                        "io.selvage.script..",
                        "io.selvage.explore..",
                        "io.selvage.report..",
                        "io.selvage.options..",
                        "io.selvage.model..",
                        "io.selvage.strategy..",
                        "io.selvage.replay..",
                        "io.selvage.hooks..")
                .check(CLASSES);
        classes()
                .that()
                .resideInAPackage("io.selvage.script.generate..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "io.selvage.script..",
                        "io.selvage.monitor..",
                        "io.selvage.model..",
                        "io.selvage.explore..",
                        "io.selvage.options..")
                .check(CLASSES);
        classes()
                .that()
                .resideInAPackage("io.selvage.script.driver..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "io.selvage.script.driver..", "io.selvage.hooks..")
                .check(CLASSES);
    }

    @Test
    void detectors_never_see_strategies_nor_the_other_way_round() {
        noClasses()
                .that()
                .resideInAPackage("io.selvage.detect..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("io.selvage.strategy..")
                .check(CLASSES);
        noClasses()
                .that()
                .resideInAPackage("io.selvage.strategy..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("io.selvage.detect..")
                .check(CLASSES);
    }

    @Test
    void a_strategy_is_asked_in_one_place_only() {
        noClasses()
                .that()
                .resideOutsideOfPackages("io.selvage.strategy..")
                .and()
                .doNotHaveFullyQualifiedName("io.selvage.scheduler.Scheduler")
                .and()
                .doNotHaveFullyQualifiedName("io.selvage.explore.reproduce.RecordingStrategy")
                .and()
                .doNotHaveFullyQualifiedName("io.selvage.explore.search.NonParallelSearch$Begun")
                .should()
                .callMethod(Strategy.class, "choose", Choice.class)
                .check(CLASSES);
    }
}
