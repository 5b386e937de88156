package io.selvage.bench;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The bench is built after the testbed, whose architecture test therefore cannot see it. */
@Tag("once")
class BenchArchitectureTest {
    @Test
    void packages_of_the_bench_are_free_of_cycles() {
        slices().matching("io.selvage.(**)")
                .should()
                .beFreeOfCycles()
                .check(new ClassFileImporter().importPath(Path.of("target/classes")));
    }
}
