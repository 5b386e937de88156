package io.selvage.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Choice;
import io.selvage.model.Ending;
import io.selvage.model.ExtraAccess;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import io.selvage.modelprogram.Form;
import io.selvage.modelprogram.Instruction;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.modelprogram.TimeLimitLengths;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.sampling.RandomStrategy;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongFunction;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Nothing that an execution can do is left out of the random programs that all searches are tried on. */
class AllKindsTest {
    /** What only the JDK's executors do: real programs that use them are compared with every inner step. */
    private static final Set<String> OF_EXECUTORS = Set.of("LEFT_POOL", "POOL_TERMINATION");

    private static final int PROGRAMS = 600;
    private static final Set<OpKind> KINDS = EnumSet.noneOf(OpKind.class);
    private static final Set<Variant> VARIANTS = EnumSet.noneOf(Variant.class);
    private static final Set<Choice.Kind> CHOICES = EnumSet.noneOf(Choice.Kind.class);
    private static final Set<Form> FORMS = EnumSet.noneOf(Form.class);
    private static final Set<Integer> TOUCHED = new TreeSet<>();
    private static final Set<String> ENDINGS = new TreeSet<>();

    @BeforeAll
    static void run() {
        List<LongFunction<ModelProgram>> generators = List.of(AllKinds::any, AllKinds::careful, AllKinds::ticking);
        for (LongFunction<ModelProgram> generator : generators) {
            for (long seed = 0; seed < PROGRAMS; seed++) {
                run(generator.apply(seed), seed);
            }
        }
    }

    private static void run(ModelProgram program, long seed) {
        program.threads().values().stream()
                .flatMap(List::stream)
                .map(Instruction::form)
                .forEach(FORMS::add);
        ModelRunner runner = new ModelRunner(program, 100, (int) (seed % 2), (int) (seed % 2))
                .with(seed % 3 == 0 ? TimeLimitLengths.mixed(seed) : TimeLimitLengths.SHORT);
        Strategy strategy = new Listener(new RandomStrategy(seed));
        for (int i = 0; i < 10; i++) {
            strategy.begin();
            FinishedExecution seen = runner.run(strategy);
            take(seen.trace());
            ENDINGS.add(seen.ending().getClass().getSimpleName());
            strategy.end(seen.trace());
        }
    }

    private static void take(Trace trace) {
        for (int event = 0; event < trace.length(); event++) {
            KINDS.add(trace.kind(event));
            VARIANTS.add(trace.variant(event));
            if (trace.kind(event) == OpKind.EXTRA_ACCESS) {
                TOUCHED.add(trace.variable(event));
            }
        }
    }

    /** Takes note of what there is to choose. */
    private record Listener(Strategy strategy) implements Strategy {
        @Override
        public boolean begin() {
            return strategy.begin();
        }

        @Override
        public int choose(Choice choice) {
            CHOICES.add(choice.kind());
            return strategy.choose(choice);
        }

        @Override
        public void end(Trace trace) {
            strategy.end(trace);
        }
    }

    @Test
    void every_kind_of_operation_is_there() {
        assertThat(KINDS).containsExactlyInAnyOrder(OpKind.values());
    }

    @Test
    void every_variant_and_every_kind_of_choice_is_there() {
        assertThat(VARIANTS).containsExactlyInAnyOrder(Variant.values());
        assertThat(CHOICES).containsExactlyInAnyOrder(Choice.Kind.values());
    }

    @Test
    void every_form_of_an_instruction_is_there() {
        assertThat(FORMS).containsExactlyInAnyOrder(Form.values());
    }

    @Test
    void every_facet_is_touched() throws IllegalAccessException {
        for (Field facet : ExtraAccess.class.getDeclaredFields()) {
            if (Modifier.isPublic(facet.getModifiers()) && !OF_EXECUTORS.contains(facet.getName())) {
                assertThat(TOUCHED).as(facet.getName()).contains(facet.getInt(null));
            }
        }
        assertThat(TOUCHED).anyMatch(ExtraAccess::isVariable).anyMatch(ExtraAccess::isThreadState);
    }

    /** But those that only a strategy, an end point, the time, code between operations or a fault brings about. */
    @Test
    void every_ending_is_there() {
        Set<String> all = new TreeSet<>();
        Arrays.stream(Ending.class.getPermittedSubclasses())
                .map(Class::getSimpleName)
                .forEach(all::add);
        all.removeAll(Set.of("Cut", "Diverged", "Fault", "Endless", "Unending", "OutOfTime", "Stopped"));
        assertThat(ENDINGS).isEqualTo(all);
    }
}
