package io.selvage.bench.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import io.selvage.bench.architecture.planted.first.First;
import io.selvage.model.Choice;
import io.selvage.strategy.Strategy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What packages promise about one another holds in every module. A rule that matches no class is an error. */
@Tag("once")
class ArchitectureTest {
    /** Every module; the bench is built after all others, and its pom sees to that. */
    private static final List<String> MODULES = List.of(
            "selvage-hooks",
            "selvage-agent",
            "selvage-engine",
            "selvage-junit",
            "selvage-maven-plugin",
            "selvage-cli",
            "selvage-verify",
            "selvage-mutate",
            "selvage-testbed",
            "selvage-libraries",
            "selvage-bench");

    private static final Path ROOT = Path.of("..");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .importPaths(MODULES.stream()
                    .map(module -> ROOT.resolve(module).resolve("target/classes"))
                    .toList());

    /** Few enough files to be taken in at a glance. */
    private static final int LARGEST_PACKAGE = 30;

    private static final ArchRule NO_CYCLES =
            slices().matching("io.selvage.(**)").should().beFreeOfCycles();

    @Test
    void packages_are_free_of_cycles() {
        NO_CYCLES.check(CLASSES);
    }

    @Test
    void a_planted_cycle_is_noticed() {
        JavaClasses planted = new ClassFileImporter().importPackages("io.selvage.bench.architecture.planted");
        assertThat(NO_CYCLES.evaluate(planted).getFailureReport().toString()).contains("Cycle", First.class.getName());
    }

    @TestFactory
    Stream<DynamicTest> a_package_uses_exactly_what_its_package_info_says() throws IOException {
        Map<String, Set<String>> used = usedPackages(CLASSES);
        Map<String, Path> sources = packageInfos();
        assertThat(sources.keySet()).as("packages with a package-info").containsAll(used.keySet());
        return sources.entrySet().stream()
                .map(source -> DynamicTest.dynamicTest(
                        source.getKey(),
                        () -> assertThat(used.getOrDefault(source.getKey(), Set.of()))
                                .as("packages used by %s, as its package-info lists them", source.getKey())
                                .isEqualTo(PackageInfo.read(source.getValue()).uses())));
    }

    @Test
    void an_undeclared_use_is_noticed() {
        JavaClasses planted = new ClassFileImporter().importPackages("io.selvage.bench.architecture.planted");
        assertThat(usedPackages(planted))
                .containsEntry("bench.architecture.planted.first", Set.of("bench.architecture.planted.second"));
    }

    @Test
    void packages_are_small() {
        Map<String, Long> sizes = CLASSES.stream()
                .filter(JavaClass::isTopLevelClass)
                .filter(type -> !type.getSimpleName().equals("package-info"))
                .filter(type -> !isCorpus(type))
                .collect(Collectors.groupingBy(JavaClass::getPackageName, TreeMap::new, Collectors.counting()));
        assertThat(sizes)
                .isNotEmpty()
                .allSatisfy((name, size) -> assertThat(size).as(name).isLessThanOrEqualTo(LARGEST_PACKAGE));
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

    /** By package, without the common prefix: the packages of ours that its classes use. */
    private static Map<String, Set<String>> usedPackages(JavaClasses classes) {
        Map<String, Set<String>> used = new TreeMap<>();
        for (JavaClass type : classes) {
            Set<String> targets =
                    used.computeIfAbsent(PackageInfo.shortName(type.getPackageName()), name -> new TreeSet<>());
            type.getDirectDependenciesFromSelf().stream()
                    .map(dependency ->
                            dependency.getTargetClass().getBaseComponentType().getPackageName())
                    .filter(name -> name.startsWith(PackageInfo.PREFIX) && !name.equals(type.getPackageName()))
                    .map(PackageInfo::shortName)
                    .forEach(targets::add);
        }
        return used;
    }

    private static Map<String, Path> packageInfos() throws IOException {
        Map<String, Path> found = new TreeMap<>();
        for (String module : MODULES) {
            Path sources = ROOT.resolve(module).resolve("src/main/java");
            try (Stream<Path> files = Files.walk(sources)) {
                files.filter(file -> file.endsWith("package-info.java"))
                        .forEach(file -> found.put(nameOf(sources.relativize(file.getParent())), file));
            }
        }
        return found;
    }

    private static String nameOf(Path folder) {
        return PackageInfo.shortName(
                folder.toString().replace(folder.getFileSystem().getSeparator(), "."));
    }

    private static boolean isCorpus(JavaClass type) {
        return type.getPackageName().startsWith("io.selvage.testbed.");
    }
}
