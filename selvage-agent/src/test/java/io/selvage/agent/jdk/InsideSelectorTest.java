package io.selvage.agent.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.hooks.jdk.InsideClasses.Refusal;
import io.selvage.hooks.jdk.InsideClasses.Selection;
import org.junit.jupiter.api.Test;

class InsideSelectorTest {
    private static final String CONCURRENT = "java.util.concurrent.";

    private final InsideSelector selector = new InsideSelector();

    private Selection select(String name) {
        return selector.select((CONCURRENT + name)::equals);
    }

    @Test
    void nested_classes_come_with_a_class() {
        assertThat(select("ConcurrentLinkedDeque").classes())
                .contains(CONCURRENT + "ConcurrentLinkedDeque", CONCURRENT + "ConcurrentLinkedDeque$Node")
                .allMatch(name -> name.startsWith(CONCURRENT + "ConcurrentLinkedDeque"));
    }

    @Test
    void a_nested_class_stands_for_the_whole() {
        assertThat(select("ConcurrentLinkedDeque$Node").classes())
                .isEqualTo(select("ConcurrentLinkedDeque").classes());
    }

    @Test
    void superclasses_come_with_a_class() {
        assertThat(select("locks.ReentrantLock").classes())
                .contains(
                        CONCURRENT + "locks.ReentrantLock$FairSync",
                        CONCURRENT + "locks.AbstractQueuedSynchronizer$ConditionObject",
                        CONCURRENT + "locks.AbstractOwnableSynchronizer");
        assertThat(select("atomic.LongAdder").classes()).contains(CONCURRENT + "atomic.Striped64$Cell");
    }

    @Test
    void a_superclass_that_cannot_be_woven_does_not_come_with_a_class() {
        assertThat(select("CompletableFuture").classes())
                .contains(CONCURRENT + "CompletableFuture$Completion")
                .doesNotContain(CONCURRENT + "ForkJoinTask");
    }

    @Test
    void exceptions_interfaces_and_enums_are_no_part_of_it() {
        Selection all = selector.select(name -> name.startsWith(CONCURRENT));
        assertThat(all.classes())
                .doesNotContain(CONCURRENT + "ExecutionException", CONCURRENT + "Future", CONCURRENT + "TimeUnit");
        assertThat(all.refused()).contains(new Refusal(CONCURRENT + "Future", reason("Future"), true));
    }

    private String reason(String name) {
        return select(name).refused().get(0).reason();
    }

    @Test
    void what_names_nothing_matches_nothing() {
        assertThat(select("NoSuchClass")).isEqualTo(selector.select(name -> false));
        assertThat(select("NoSuchClass").matched()).isZero();
    }

    @Test
    void classes_elsewhere_are_refused() {
        Selection selection = selector.select("java.lang.String"::equals);
        assertThat(selection.classes()).isEmpty();
        assertThat(selection.refused()).containsExactly(new Refusal("java.lang.String", InsideRules.ELSEWHERE, false));
    }
}
