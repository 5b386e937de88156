package io.selvage.verify.component;

import io.selvage.monitor.spec.BadSpec;
import io.selvage.verify.facts.ComponentFacts;
import io.selvage.verify.facts.CounterEffect;
import io.selvage.verify.facts.FlagEffect;
import io.selvage.verify.facts.LockKeeping;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Which use of a component is meant: no more calls of some methods were completed than of others. */
public record LegalUse(List<Rule> rules) {
    private static final Pattern RULE = Pattern.compile("\\s*(\\w+)(?:\\(.*\\))?\\s*<=\\s*(\\w+)(?:\\(.*\\))?\\s*");

    public LegalUse {
        rules = List.copyOf(rules);
    }

    /** There are never more completed calls of {@code closers} than of {@code openers}. */
    public record Rule(Set<String> closers, Set<String> openers, String why) {
        @Override
        public String toString() {
            return String.join("() + ", closers) + "() <= " + String.join("() + ", openers) + "()";
        }

        boolean holds(ToIntFunction<String> completed) {
            return closers.stream().mapToInt(completed).sum()
                    <= openers.stream().mapToInt(completed).sum();
        }
    }

    /** @throws BadSpec if one of {@code texts} is no rule */
    public static LegalUse parse(List<String> texts) {
        List<Rule> rules = new ArrayList<>();
        for (String text : texts) {
            Matcher matcher = RULE.matcher(text);
            if (!matcher.matches()) {
                throw new BadSpec("'" + text + "' is no rule of use", "write it as in \"endRead() <= startRead()\"");
            }
            rules.add(new Rule(Set.of(matcher.group(1)), Set.of(matcher.group(2)), "given"));
        }
        return new LegalUse(rules);
    }

    /**
     * Who counts down without looking a counter that begins at zero comes after who counts it up, and who gives back a
     * lock after who has kept it.
     */
    public static LegalUse inferred(ComponentFacts facts) {
        List<Rule> rules = new ArrayList<>();
        ofCounters(facts.counters(), rules);
        for (LockKeeping given : facts.handedOn()) {
            Set<String> takers = facts.kept().stream()
                    .filter(kept -> kept.lock().equals(given.lock()))
                    .map(LockKeeping::entry)
                    .collect(Collectors.toCollection(LinkedHashSet::new));
            if (!takers.isEmpty()) {
                rules.add(new Rule(Set.of(given.entry()), takers, "it gives back " + given.lock()));
            }
        }
        return new LegalUse(rules);
    }

    private static void ofCounters(List<CounterEffect> counters, List<Rule> rules) {
        Map<String, Set<String>> up = new TreeMap<>();
        Map<String, Set<String>> down = new TreeMap<>();
        for (CounterEffect effect : counters) {
            (effect.isIncrement() ? up : down)
                    .computeIfAbsent(effect.field(), field -> new LinkedHashSet<>())
                    .add(effect.entry());
        }
        down.forEach((field, closers) -> {
            Set<String> openers = new LinkedHashSet<>(up.getOrDefault(field, Set.of()));
            boolean isUnguarded = counters.stream()
                    .filter(effect -> effect.field().equals(field) && !effect.isIncrement())
                    .noneMatch(CounterEffect::isGuarded);
            openers.removeAll(closers);
            if (isUnguarded
                    && !openers.isEmpty()
                    && openers.size() == up.get(field).size()) {
                rules.add(new Rule(closers, openers, "else " + field + " would fall below zero"));
            }
        });
    }

    public boolean allows(ToIntFunction<String> completed) {
        return rules.stream().allMatch(rule -> rule.holds(completed));
    }

    /** Who has to be called before {@code method}, if anybody has to. */
    public List<String> openersOf(String method) {
        return rules.stream()
                .filter(rule -> rule.closers().contains(method))
                .map(rule -> rule.openers().iterator().next())
                .toList();
    }

    /** Who sets what {@code method} takes back, if it only takes back. */
    public static List<String> settersFor(String method, List<FlagEffect> flags) {
        return flags.stream()
                .filter(effect -> effect.entry().equals(method) && !effect.isSet())
                .flatMap(effect -> flags.stream()
                        .filter(other -> other.isSet()
                                && other.field().equals(effect.field())
                                && !other.entry().equals(method)))
                .map(FlagEffect::entry)
                .distinct()
                .limit(1)
                .toList();
    }
}
