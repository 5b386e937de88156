package io.selvage.agent.effects;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.hooks.jdk.CallEffect;
import io.selvage.hooks.jdk.CallEffect.Reach;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** How much of the public API of java.base is known. */
class EffectsWalkTest {
    @Test
    void most_public_methods_are_known() throws IOException {
        ComputedEffects effects = new ComputedEffects();
        Map<String, Integer> counts = new TreeMap<>();
        for (PublicMethod method : PublicMethod.ofJavaBase()) {
            CallEffect effect = effects.of(method.type(), method.name(), method.descriptor());
            counts.merge(kind(effect), 1, Integer::sum);
            assertThat(effects.whyUnknown(method.type(), method.name(), method.descriptor()))
                    .as(method.toString())
                    .satisfies(why -> assertThat(String.valueOf(why)).doesNotContain("cannot be analysed"));
        }
        System.out.println("effects of public methods of java.base " + Runtime.version() + ": " + counts);
        int all = counts.values().stream().mapToInt(Integer::intValue).sum();
        assertThat(all).isGreaterThan(9_000);
        assertThat(counts.get("unknown")).isLessThan(all * 40 / 100);
        assertThat(counts.get("pure")).isGreaterThan(all * 25 / 100);
        assertThat(counts.get("reads")).isGreaterThan(all * 12 / 100);
        assertThat(counts.get("writes")).isGreaterThan(all * 8 / 100);
        assertThat(counts.get("static")).isGreaterThan(all * 3 / 100);
    }

    @Test
    void the_order_of_questions_does_not_matter() throws IOException {
        List<PublicMethod> methods = new ArrayList<>(PublicMethod.ofJavaBase());
        methods.removeIf(method ->
                !method.type().startsWith("java/util/") || method.type().contains("concurrent"));
        ComputedEffects forward = new ComputedEffects();
        Map<PublicMethod, CallEffect> first = new HashMap<>();
        methods.forEach(method -> first.put(method, of(forward, method)));
        Collections.shuffle(methods, new Random(42));
        ComputedEffects shuffled = new ComputedEffects();
        for (PublicMethod method : methods) {
            assertThat(of(shuffled, method)).as(method.toString()).isEqualTo(first.get(method));
        }
    }

    private static CallEffect of(ComputedEffects effects, PublicMethod method) {
        return effects.of(method.type(), method.name(), method.descriptor());
    }

    private static String kind(CallEffect effect) {
        if (effect.isUnknown()) {
            return "unknown";
        }
        if (effect.isPure()) {
            return "pure";
        }
        if (effect.statics() != Reach.NONE) {
            return "static";
        }
        return effect.receiver() == Reach.WRITE || effect.writtenArguments() != 0 ? "writes" : "reads";
    }
}
