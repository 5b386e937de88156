package io.selvage.testbed.scripts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.cli.demo.scripted.BoundedBuffer;
import io.selvage.cli.demo.scripted.CountingSemaphore;
import io.selvage.cli.demo.scripted.FairAllocator;
import io.selvage.cli.demo.scripted.FairBridge;
import io.selvage.cli.demo.scripted.FaultyReadersWriters;
import io.selvage.cli.demo.scripted.ProducerConsumer;
import io.selvage.cli.demo.scripted.ReadersWriters;
import io.selvage.cli.demo.scripted.SimpleAllocator;
import io.selvage.cli.demo.scripted.TickingClock;
import io.selvage.model.Verdict;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.PropertyChecker.Answer;
import io.selvage.monitor.Situation;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.studies.Study;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.script.Script;
import io.selvage.script.generate.GeneratedScript;
import io.selvage.script.search.Orders;
import io.selvage.script.search.ScriptResult;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.scripted.FaultyComponents;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Scripts that are written from the exploration of a class pass on that class and fail on faulty variants of it. */
class GeneratedScriptsTest {
    @TempDir
    private Path folder;

    private Options options() {
        return Options.DEFAULTS
                .with(
                        OptionList.CLASSPATH,
                        List.of(Path.of(SelvageProcess.corpus()), Path.of(System.getProperty("selvage.jar"))))
                .with(OptionList.OUT, folder);
    }

    private GeneratedScript generate(MonitorSpec<?> spec) {
        return GeneratedScript.of(spec, options()).get(0);
    }

    private ScriptResult run(GeneratedScript script, Optional<String> component) {
        return Script.parse("generated.conan", script.text()).explore(options(), Orders.ALL, component);
    }

    private static Answer legal(boolean isLegal) {
        return isLegal ? Answer.GO_ON : Answer.DO_NOT_FOLLOW;
    }

    /** Nobody leaves who has not come. */
    private static <M> Answer paired(Situation<M> now, String... comeAndGo) {
        boolean isLegal = true;
        for (int i = 0; i < comeAndGo.length; i += 2) {
            isLegal &= now.completed(comeAndGo[i]) >= now.completed(comeAndGo[i + 1]);
        }
        return legal(isLegal);
    }

    private static MonitorSpec<?> readersWriters() {
        return MonitorSpec.of(ReadersWriters.class)
                .call("startRead")
                .call("endRead")
                .call("startWrite")
                .call("endWrite")
                .check(now -> paired(now, "startRead", "endRead", "startWrite", "endWrite"));
    }

    private record Family(MonitorSpec<?> spec, List<Class<?>> faulty) {}

    private static Stream<Family> families() {
        return Stream.of(
                new Family(
                        MonitorSpec.of(ProducerConsumer.class)
                                .call("send", "a")
                                .call("send", "bc")
                                .call("receive"),
                        List.of(FaultyComponents.HastyProducer.class)),
                new Family(
                        MonitorSpec.of(TickingClock.class)
                                .call("await", 1)
                                .call("await", 2)
                                .call("tick"),
                        List.of(FaultyComponents.QuietClock.class)),
                new Family(
                        MonitorSpec.of(CountingSemaphore.class)
                                .create(1)
                                .call("acquire")
                                .call("release")
                                .check(now -> legal(now.completed("release") <= now.completed("acquire"))),
                        List.of(FaultyComponents.GenerousSemaphore.class)),
                new Family(
                        MonitorSpec.of(BoundedBuffer.class)
                                .create(1)
                                .call("put", 1)
                                .call("get")
                                .state("numbers.size()"),
                        List.of(FaultyComponents.QuietBuffer.class)),
                new Family(
                        MonitorSpec.of(FairBridge.class)
                                .call("redEnter")
                                .call("redExit")
                                .call("blueEnter")
                                .call("blueExit")
                                .check(now -> paired(now, "redEnter", "redExit", "blueEnter", "blueExit")),
                        List.of(FaultyComponents.UnfairBridge.class)),
                new Family(
                        MonitorSpec.of(SimpleAllocator.class)
                                .create(2)
                                .call("get", 1)
                                .call("get", 2)
                                .call("put", 1)
                                .call("put", 2),
                        List.of(FaultyComponents.QuietAllocator.class)),
                new Family(
                        MonitorSpec.of(FairAllocator.class)
                                .create(2)
                                .call("get", 1)
                                .call("get", 2)
                                .call("put", 1)
                                .call("put", 2)
                                .state("available"),
                        List.of(FaultyComponents.SilentAllocator.class)),
                new Family(
                        readersWriters(),
                        List.of(
                                FaultyReadersWriters.ReadsWhileWriting.class,
                                FaultyReadersWriters.ReadsBeforeWriters.class,
                                FaultyReadersWriters.ReadsAtOnce.class,
                                FaultyReadersWriters.WritesWhileWriting.class,
                                FaultyReadersWriters.WritesWhenWoken.class,
                                FaultyReadersWriters.TellsOneOfWriting.class,
                                FaultyReadersWriters.KeepsWritingSecret.class,
                                FaultyReadersWriters.WaitsForEver.class)));
    }

    @TestFactory
    Stream<DynamicTest> a_generated_script_passes_on_its_class_and_fails_on_every_faulty_variant() {
        return families()
                .map(family -> DynamicTest.dynamicTest(family.spec().name(), () -> {
                    GeneratedScript script = generate(family.spec());
                    ScriptResult own = run(script, Optional.empty());
                    assertThat(own.verdict()).as(script.text()).isEqualTo(Verdict.PASSED);
                    assertThat(family.faulty())
                            .as(script.text())
                            .allSatisfy(faulty -> assertThat(run(script, Optional.of(faulty.getCanonicalName()))
                                            .verdict())
                                    .isEqualTo(Verdict.FAILED));
                }));
    }

    @ParameterizedTest
    @EnumSource(value = Study.class, mode = EnumSource.Mode.EXCLUDE, names = "BOUNDED_OVERTAKING_ALLOCATOR")
    void a_bundled_study_gives_a_script_that_passes(Study study) {
        GeneratedScript script = generate(study.spec());
        ScriptResult result = run(script, Optional.empty());
        assertThat(result.verdict()).as(script.text()).isEqualTo(Verdict.PASSED);
        assertThat(result.sequences()).hasSize(script.sequences());
        assertThat(result.conditions() - result.uncovered().size()).isEqualTo(script.conditions());
    }

    @Test
    void every_condition_is_exercised_or_said_to_be_out_of_reach() {
        GeneratedScript script = generate(MonitorSpec.of(CountingSemaphore.class)
                .create(1)
                .call("acquire")
                .call("release")
                .check(now -> legal(now.completed("release") <= now.completed("acquire"))));
        // three for the loop of acquire, three for those who wait when acquire is called, three for release
        assertThat(script.conditions() + script.open().size() + script.unmet().size())
                .isEqualTo(9);
        assertThat(script.open()).isEmpty();
        assertThat(script.unmet()).isEmpty();
    }

    @Test
    void what_cannot_happen_is_listed_as_such() {
        GeneratedScript script = generate(Study.FAIR_BRIDGE.spec());
        assertThat(script.exhaustive()).isTrue();
        assertThat(script.unmet()).contains("redExit() is called while several blueEnter() wait");
        assertThat(script.text()).contains("// not reachable:");
    }

    @Test
    void a_call_that_is_no_source_code_is_refused() {
        MonitorSpec<?> spec = MonitorSpec.of(CountingSemaphore.class).create(1).calling("acquire twice", semaphore -> {
            semaphore.acquire();
            semaphore.acquire();
        });
        assertThatThrownBy(() -> generate(spec))
                .isInstanceOf(BadSpec.class)
                .hasMessageContaining("the call acquire twice cannot be written as source code");
    }

    @Test
    void an_instance_that_is_no_source_code_is_refused() {
        MonitorSpec<?> spec = MonitorSpec.of(CountingSemaphore.class)
                .instance(() -> new CountingSemaphore(1))
                .call("acquire")
                .call("release");
        assertThatThrownBy(() -> generate(spec)).isInstanceOf(BadSpec.class).hasMessageContaining("is made");
    }
}
