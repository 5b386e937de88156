package io.selvage.mutate;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.mutate.mutant.Mutant;
import io.selvage.mutate.mutant.MutantFinder;
import io.selvage.mutate.mutant.OperatorChoice;
import io.selvage.mutate.mutant.Overlay;
import io.selvage.mutate.mutant.Validity;
import io.selvage.mutate.operator.ConcurrencyOperators;
import io.selvage.mutated.Mistakes;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.pitest.mutationtest.engine.gregor.MethodMutatorFactory;
import org.pitest.mutationtest.engine.gregor.config.Mutator;

/** The operators, on a class that has something for each of them. */
class OperatorsTest {
    private static final List<Mutant> MUTANTS = mutants(OperatorChoice.of(List.of("concurrency")));

    private static List<Mutant> mutants(Collection<MethodMutatorFactory> operators) {
        return new MutantFinder(OperatorsTest.class.getClassLoader(), operators).find(Mistakes.class.getName());
    }

    private static List<Mutant> by(String operator) {
        return MUTANTS.stream()
                .filter(mutant -> mutant.operator().equals(operator))
                .toList();
    }

    @Test
    void every_operator_finds_something() {
        Set<String> used = MUTANTS.stream().map(Mutant::operator).collect(Collectors.toSet());
        assertThat(ConcurrencyOperators.all())
                .extracting(MethodMutatorFactory::getName)
                .allMatch(used::contains);
    }

    @Test
    void pit_finds_every_operator_as_a_service() {
        assertThat(Mutator.allMutatorIds()).contains(ConcurrencyOperators.GROUP);
        assertThat(Mutator.all())
                .extracting(MethodMutatorFactory::getGloballyUniqueId)
                .containsAll(ConcurrencyOperators.all().stream()
                        .map(MethodMutatorFactory::getGloballyUniqueId)
                        .toList());
    }

    @Test
    void the_jvm_accepts_every_mutant() throws Exception {
        Path classes = Path.of(Mistakes.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        assertThat(MUTANTS).allSatisfy(mutant -> {
            try (Overlay overlay = Overlay.of(mutant)) {
                assertThat(Validity.isValid(mutant, overlay.before(List.of(classes))))
                        .as(mutant.toString())
                        .isTrue();
            }
        });
    }

    @Test
    void mutants_differ_from_the_class_and_from_one_another() throws Exception {
        byte[] original = OperatorsTest.class
                .getResourceAsStream("/io/selvage/mutated/Mistakes.class")
                .readAllBytes();
        Map<ByteBuffer, Mutant> known = new HashMap<>();
        for (Mutant mutant : MUTANTS) {
            Mutant same = known.put(ByteBuffer.wrap(mutant.bytes()), mutant);
            assertThat(same == null).as(mutant + " is the same as " + same).isTrue();
        }
        assertThat(known.containsKey(ByteBuffer.wrap(original))).isFalse();
    }

    @Test
    void operators_of_pit_make_the_same_mutants_with_and_without_ours() {
        Set<ByteBuffer> all = contents(OperatorChoice.of(List.of("all")));
        assertThat(all.containsAll(contents(OperatorChoice.of(List.of("method")))))
                .isTrue();
    }

    private static Set<ByteBuffer> contents(Collection<MethodMutatorFactory> operators) {
        return mutants(operators).stream()
                .map(mutant -> ByteBuffer.wrap(mutant.bytes()))
                .collect(Collectors.toSet());
    }

    @Test
    void a_line_is_named_where_the_mistake_is_made() {
        assertThat(by("REMOVE_NOTIFY"))
                .extracting(Mutant::method)
                .containsExactly("raise", "raiseForOne", "locked", "permitted", "permitted");
        assertThat(by("WHILE_TO_IF")).hasSize(1);
        assertThat(by("SWAP_LOCKS")).hasSize(1);
        assertThat(by("SWAP_STATEMENTS")).extracting(Mutant::method).containsExactly("around", "permitted");
        assertThat(by("UNSYNCHRONIZED_BLOCK")).hasSize(3);
        assertThat(by("CHANGE_COUNT")).hasSize(4);
        assertThat(by("DROP_VOLATILE")).extracting(Mutant::method).containsExactly("value");
    }

    @Test
    void one_thread_does_not_notice_that_an_update_is_split() throws Exception {
        String expected = new Mistakes().updates();
        List<Mutant> split = by("SPLIT_ATOMIC_UPDATE").stream()
                .filter(mutant -> mutant.method().equals("updates"))
                .toList();
        assertThat(split).hasSize(13);
        for (Mutant mutant : split) {
            Class<?> type = new Redefining(mutant).loadClass(mutant.className());
            Object mistakes = type.getDeclaredConstructor().newInstance();
            assertThat(type.getMethod("updates").invoke(mistakes))
                    .as(mutant + " " + mutant.description())
                    .isEqualTo(expected);
        }
    }

    /** Loads a mutant instead of its class. */
    private static final class Redefining extends ClassLoader {
        private final Mutant mutant;

        Redefining(Mutant mutant) {
            super(OperatorsTest.class.getClassLoader());
            this.mutant = mutant;
        }

        @Override
        public Class<?> loadClass(String name) throws ClassNotFoundException {
            return name.equals(mutant.className())
                    ? defineClass(name, mutant.bytes(), 0, mutant.bytes().length)
                    : super.loadClass(name);
        }
    }
}
