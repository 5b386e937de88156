package io.selvage.verify;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.FailureClass;
import io.selvage.model.Verdict;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Options;
import io.selvage.options.VerifyOptions;
import io.selvage.report.TextStyle;
import io.selvage.verified.Blocking;
import io.selvage.verified.Correct;
import io.selvage.verified.Counters;
import io.selvage.verified.Endless;
import io.selvage.verified.Fault;
import io.selvage.verified.Intent;
import io.selvage.verified.Needless;
import io.selvage.verified.StyleFaults;
import io.selvage.verified.Styles;
import io.selvage.verified.WaitFaults;
import io.selvage.verified.Waits;
import io.selvage.verify.report.ClassStatus;
import io.selvage.verify.report.VerifyContent;
import io.selvage.verify.report.VerifyResult;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Components of every kind: each fault is found with its class, and nothing is found where there is none. */
class ComponentsTest {
    private static final Map<String, List<String>> OF_JDK = Map.of(
            "java.util.Hashtable", List.of("put(1, 2)", "get(1)", "remove(1)", "size()"),
            "java.util.Vector", List.of("add(1)", "size()", "clear()", "contains(1)"),
            "java.util.Stack", List.of("push(1)", "empty()", "search(1)"),
            "java.lang.StringBuffer", List.of("append(\"a\")", "length()", "reverse()"));

    static Stream<Class<?>> faulty() {
        return Stream.of(
                        Blocking.class,
                        Counters.class,
                        Endless.class,
                        Intent.class,
                        Needless.class,
                        StyleFaults.class,
                        WaitFaults.class,
                        Waits.class)
                .flatMap(file -> Arrays.stream(file.getDeclaredClasses()))
                .filter(type -> type.isAnnotationPresent(Fault.class));
    }

    static Stream<Class<?>> correct() {
        return Stream.of(Correct.class, Styles.class).flatMap(file -> Arrays.stream(file.getDeclaredClasses()));
    }

    @ParameterizedTest
    @MethodSource("faulty")
    void a_fault_is_found_with_its_class(Class<?> component) {
        Fault fault = component.getAnnotation(Fault.class);
        Options options = Verified.options(component.getName());
        VerifyResult result = Verified.of(
                fault.reference() == void.class
                        ? options
                        : options.with(
                                VerifyOptions.REFERENCE, fault.reference().getName()));
        assertThat(result.verdict()).as(text(result)).isEqualTo(Verdict.FAILED);
        assertThat(Verified.classes(result)).as(text(result)).contains(fault.value());
        assertThat(result.steps()).hasSize(9);
    }

    @ParameterizedTest
    @MethodSource("correct")
    void a_correct_component_has_no_fault(Class<?> component) {
        VerifyResult result = Verified.of(component);
        assertThat(result.faults()).as(text(result)).isEmpty();
        assertThat(result.verdict()).as(text(result)).isIn(Verdict.PASSED, Verdict.NOT_FOUND);
    }

    @ParameterizedTest
    @ValueSource(strings = {"java.util.Vector", "java.util.Hashtable", "java.util.Stack", "java.lang.StringBuffer"})
    void synchronized_classes_of_the_jdk_have_no_fault(String component) {
        VerifyResult result = Verified.of(Verified.options(component).with(MonitorOptions.CALL, OF_JDK.get(component)));
        assertThat(result.faults()).as(text(result)).isEmpty();
        assertThat(result.result().executions()).isPositive();
    }

    /** Whoever calls {@code unlock} without {@code lock} is at fault, not the lock. */
    @ParameterizedTest
    @ValueSource(strings = {"locks.ReentrantLock", "Semaphore", "CountDownLatch", "CyclicBarrier"})
    void what_is_one_step_to_the_scheduler_is_neither_faulty_nor_clean(String component) {
        VerifyResult result = Verified.of(Verified.options("java.util.concurrent." + component));
        assertThat(result.faults()).as(text(result)).isEmpty();
        assertThat(result.verdict()).as(text(result)).isEqualTo(Verdict.NOTHING_TESTED);
        assertThat(text(result)).contains("is taken for one step");
        assertThat(result.classes().get(FailureClass.FF_T1)).isEqualTo(ClassStatus.NOT_LOOKED_AT);
    }

    @Test
    void a_deadlock_that_several_steps_point_to_is_one_finding_with_several_witnesses() {
        VerifyResult result = Verified.of(Blocking.CrossedLocks.class);
        assertThat(result.faults()).hasSize(1);
        assertThat(result.faults().get(0).witnesses())
                .as("the lock graph and what ran")
                .extracting("step")
                .contains(6, 9);
        assertThat(result.locks()).isNotEmpty().allMatch(row -> row.isInCycle());
        assertThat(result.faults().get(0).replay()).startsWith("./selvage ");
    }

    @Test
    void a_gate_lock_refutes_a_cycle() {
        VerifyResult result = Verified.of(Correct.Gated.class);
        assertThat(result.faults()).isEmpty();
        assertThat(result.refuted())
                .anyMatch(one -> one.suspicion().step() == 6
                        && one.judgement().reason().equals("whoever takes them holds this (gate lock)"));
    }

    private static String text(VerifyResult result) {
        return new VerifyContent(result).text(TextStyle.PLAIN);
    }
}
