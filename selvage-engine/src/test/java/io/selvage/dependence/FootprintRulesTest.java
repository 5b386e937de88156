package io.selvage.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.CallPart;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The table of what operations access, in the notation: facet of the object or of the thread itself, r, w or u. */
class FootprintRulesTest {
    private static final int SELF = 1;
    private static final int OBJECT = 2;

    /** Writes down what it is told. */
    private static final class Notes implements AccessSink {
        private final List<String> accesses = new ArrayList<>();

        @Override
        public void access(Facet facet, int object, int variable, AccessMode mode) {
            String whose = object == SELF ? "self" : "object";
            accesses.add(facet + "(" + whose + (variable == 0 ? "" : "." + variable) + ")" + letter(mode));
        }

        private static String letter(AccessMode mode) {
            return mode == AccessMode.USE ? "" : mode.name().substring(0, 1).toLowerCase(Locale.ROOT);
        }

        @Override
        public void join(int object, int variable) {
            accesses.add("join(object" + (variable == 0 ? "" : "." + variable) + ")");
        }

        @Override
        public void globalAccess(Facet facet, int variable, AccessMode mode) {
            accesses.add(facet + "[" + variable + "]" + letter(mode));
        }
    }

    private static String of(OpKind kind, Variant variant, int object, int variable, boolean writes) {
        Notes notes = new Notes();
        FootprintRules.collect(kind, variant, SELF, object, variable, writes, notes);
        return String.join(" ", notes.accesses);
    }

    private static String of(OpKind kind) {
        return of(kind, Variant.GO, OBJECT, 0, true);
    }

    private static String extra(int what, boolean writes) {
        return of(OpKind.EXTRA_ACCESS, Variant.GO, OBJECT, what, writes);
    }

    @Test
    void every_kind_of_operation_accesses_what_the_table_says() {
        Map<OpKind, String> table = new EnumMap<>(OpKind.class);
        table.put(OpKind.BEGIN, "STARTED(object)r");
        table.put(OpKind.END, "ENDED(object)w LIVE_THREADS[0]r");
        table.put(OpKind.LOCK, "OWNER(object)w");
        table.put(OpKind.UNLOCK, "OWNER(object)w");
        table.put(OpKind.WAIT, "OWNER(object)w WAITERS(object)w INTERRUPT_FLAG(self)w");
        table.put(OpKind.WAITING, "WAITERS(object)w INTERRUPT_FLAG(self)w");
        table.put(OpKind.NOTIFY, "WAITERS(object)w");
        table.put(OpKind.NOTIFY_ALL, "WAITERS(object)w");
        table.put(OpKind.READ, "VARIABLE(object)w");
        table.put(OpKind.WRITE, "VARIABLE(object)w");
        table.put(OpKind.CALL, "CALL(object)w");
        table.put(OpKind.EXTRA_ACCESS, "CALL(object)w");
        table.put(OpKind.PARK, "PERMIT(self)w INTERRUPT_FLAG(self)r");
        table.put(OpKind.UNPARK, "PERMIT(object)r");
        table.put(OpKind.START, "STARTED(object)w LIVE_THREADS[0]r");
        table.put(OpKind.JOIN, "ENDED(object)r INTERRUPT_FLAG(self)w");
        table.put(OpKind.SLEEP, "INTERRUPT_FLAG(self)w");
        table.put(OpKind.YIELD, "");
        table.put(OpKind.INTERRUPT, "INTERRUPT_FLAG(object)w");
        table.put(OpKind.THREAD_QUERY, "INTERRUPT_FLAG(object)r STARTED(object)r ENDED(object)r");
        table.put(OpKind.INIT, "CALL(object)w");
        table.put(OpKind.HALT, "JVM[1]w");
        table.put(OpKind.TICK, "JVM[0]w");
        assertThat(table).hasSize(OpKind.values().length);
        table.forEach((kind, accesses) -> assertThat(of(kind)).as(kind.name()).isEqualTo(accesses));
    }

    @Test
    void every_kind_of_extra_access_accesses_what_the_table_says() {
        assertThat(extra(ExtraAccess.variable(5), false)).isEqualTo("VARIABLE(object.5)r");
        assertThat(extra(ExtraAccess.WHOLE_OBJECT, false)).isEqualTo("CALL(object)r");
        assertThat(extra(ExtraAccess.INITIALISED, true)).isEqualTo("CALL(object)w");
        assertThat(extra(ExtraAccess.LOCK, false)).isEqualTo("OWNER(object)r WAITERS(object)r");
        assertThat(extra(ExtraAccess.HELD_ACROSS_STEPS, true)).isEqualTo("OWNER(object)w");
        assertThat(extra(ExtraAccess.RELEASED_ACROSS_STEPS, true)).isEqualTo("OWNER(object)w");
        assertThat(extra(ExtraAccess.INTERRUPT_FLAG, false)).isEqualTo("INTERRUPT_FLAG(object)r");
        assertThat(extra(ExtraAccess.STARTED, false)).isEqualTo("STARTED(object)r");
        assertThat(extra(ExtraAccess.ALIVE, false)).isEqualTo("ENDED(object)r");
        assertThat(extra(ExtraAccess.TERMINATION, false)).isEqualTo("join(object)");
        assertThat(extra(ExtraAccess.POOL_TERMINATION, false)).isEqualTo("join(object.1)");
        assertThat(extra(ExtraAccess.LEFT_POOL, true)).isEqualTo("ENDED(object.1)w");
        assertThat(extra(ExtraAccess.threadState(3), false)).isEqualTo("THREAD_STATE[3]r");
    }

    @Test
    void the_life_of_a_thread_goes_by_the_lock_of_its_object() {
        assertThat(of(OpKind.START, Variant.GO, OBJECT, OpKind.TAKES_LOCK, true))
                .isEqualTo("STARTED(object)w OWNER(object)r LIVE_THREADS[0]r");
        assertThat(of(OpKind.JOIN, Variant.GO, OBJECT, OpKind.TAKES_LOCK, false))
                .isEqualTo("ENDED(object)r INTERRUPT_FLAG(self)w OWNER(object)r");
        assertThat(of(OpKind.END, Variant.GO, OBJECT, OpKind.TAKES_LOCK, true))
                .isEqualTo("ENDED(object)w OWNER(object)r WAITERS(object)w LIVE_THREADS[0]r");
    }

    @Test
    void who_asks_for_the_live_threads_writes_them_because_starts_and_ends_read() {
        assertThat(extra(ExtraAccess.LIVE_THREADS, true)).isEqualTo("LIVE_THREADS[0]w");
    }

    @Test
    void who_looks_at_a_permit_writes_it_because_who_gives_it_reads() {
        assertThat(extra(ExtraAccess.PERMIT, false)).isEqualTo("PERMIT(object)w");
    }

    @Test
    void a_park_that_an_interrupt_ends_writes_the_flag() {
        assertThat(of(OpKind.PARK, Variant.INTERRUPT, SELF, 0, true)).isEqualTo("PERMIT(self)w INTERRUPT_FLAG(self)w");
    }

    @Test
    void a_thread_that_looks_at_itself_may_clear_its_flag() {
        assertThat(of(OpKind.THREAD_QUERY, Variant.GO, SELF, 0, false))
                .isEqualTo("INTERRUPT_FLAG(self)w STARTED(self)r ENDED(self)r");
    }

    @Test
    void a_call_may_concern_one_part_of_its_object_or_one_end_and_the_slot_there() {
        int key = CallPart.of(CallPart.PART, 1);
        assertThat(of(OpKind.CALL, Variant.GO, OBJECT, key, false)).isEqualTo("CALL(object) CALL(object.7)r");
        assertThat(of(OpKind.CALL, Variant.GO, OBJECT, key, true)).isEqualTo("CALL(object)u CALL(object.7)w");
        int first = CallPart.of(CallPart.FIRST, 2);
        assertThat(of(OpKind.CALL, Variant.GO, OBJECT, first, true))
                .isEqualTo("CALL(object.1)w CALL(object)u CALL(object.11)w");
        int last = CallPart.of(CallPart.LAST, 0) | CallPart.WAITS_INTERRUPTIBLY;
        assertThat(of(OpKind.CALL, Variant.GO, OBJECT, last, true))
                .isEqualTo("CALL(object.2)w CALL(object)u CALL(object.3)w INTERRUPT_FLAG(self)w");
    }

    @Test
    void a_call_may_add_to_its_object_or_to_a_part_of_it_without_seeing_it() {
        assertThat(of(OpKind.CALL, Variant.GO, OBJECT, CallPart.UPDATE, true)).isEqualTo("CALL(object)u");
        int element = CallPart.of(CallPart.UPDATE_PART, 3);
        assertThat(of(OpKind.CALL, Variant.GO, OBJECT, element, true)).isEqualTo("CALL(object)u CALL(object.15)u");
    }

    @Test
    void updates_commute_with_updates_and_reads_with_reads_and_who_writes_conflicts_with_all() {
        for (AccessMode one : AccessMode.values()) {
            for (AccessMode other : AccessMode.values()) {
                boolean writes = one == AccessMode.WRITE || other == AccessMode.WRITE;
                boolean sees = one == AccessMode.READ && other == AccessMode.UPDATE
                        || one == AccessMode.UPDATE && other == AccessMode.READ;
                assertThat(one.conflictsWith(other)).as(one + " " + other).isEqualTo(writes || sees);
            }
        }
    }

    @Test
    void waiting_for_an_initialiser_only_reads() {
        assertThat(of(OpKind.INIT, Variant.GO, OBJECT, 0, false)).isEqualTo("CALL(object)r");
    }

    @Test
    void wakeups_from_outside_use_up_a_budget_and_long_limits_need_that_no_thread_can_go_on() {
        Notes notes = new Notes();
        for (Variant variant : Variant.values()) {
            FootprintRules.collectVariant(variant, notes);
        }
        assertThat(notes.accesses).containsExactly("BUDGET[2]w", "BUDGET[3]w", "JVM[0]w");
    }

    @Test
    void kinds_of_extra_accesses_are_numbered_as_their_constants() {
        assertThat(ExtraAccess.kind(ExtraAccess.WHOLE_OBJECT)).isEqualTo(ExtraAccess.Kind.WHOLE_OBJECT);
        assertThat(ExtraAccess.kind(ExtraAccess.LOCK)).isEqualTo(ExtraAccess.Kind.LOCK);
        assertThat(ExtraAccess.kind(ExtraAccess.PERMIT)).isEqualTo(ExtraAccess.Kind.PERMIT);
        assertThat(ExtraAccess.kind(ExtraAccess.ALIVE)).isEqualTo(ExtraAccess.Kind.ALIVE);
        assertThat(ExtraAccess.kind(ExtraAccess.INITIALISED)).isEqualTo(ExtraAccess.Kind.INITIALISED);
        assertThat(ExtraAccess.kind(ExtraAccess.INTERRUPT_FLAG)).isEqualTo(ExtraAccess.Kind.INTERRUPT_FLAG);
        assertThat(ExtraAccess.kind(ExtraAccess.HELD_ACROSS_STEPS)).isEqualTo(ExtraAccess.Kind.HELD_ACROSS_STEPS);
        assertThat(ExtraAccess.kind(ExtraAccess.RELEASED_ACROSS_STEPS))
                .isEqualTo(ExtraAccess.Kind.RELEASED_ACROSS_STEPS);
        assertThat(ExtraAccess.kind(ExtraAccess.TERMINATION)).isEqualTo(ExtraAccess.Kind.TERMINATION);
        assertThat(ExtraAccess.kind(ExtraAccess.STARTED)).isEqualTo(ExtraAccess.Kind.STARTED);
        assertThat(ExtraAccess.kind(ExtraAccess.variable(0))).isEqualTo(ExtraAccess.Kind.VARIABLE);
        assertThat(ExtraAccess.kind(ExtraAccess.threadState(0))).isEqualTo(ExtraAccess.Kind.THREAD_STATE);
    }
}
