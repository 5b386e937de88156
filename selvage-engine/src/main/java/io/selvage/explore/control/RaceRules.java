package io.selvage.explore.control;

import io.selvage.detect.race.BenignRaces;
import io.selvage.detect.race.RacePolicy;
import io.selvage.model.CodeOwner;
import io.selvage.options.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.function.Predicate;

/** Which races a search reports, as the options and the list of benign ones say; used by all its explorers. */
public final class RaceRules implements RacePolicy {
    /** @param reason as it is told */
    private record Rule(Predicate<String> types, String reason) {}

    private final CodeOwners owners;
    private final List<Rule> rules = new ArrayList<>();
    private final Set<String> applied = new ConcurrentSkipListSet<>();

    /** @param subject the name of the subject, which begins with that of its class */
    public RaceRules(Options options, ClassLoader loader, String subject) {
        owners = new CodeOwners(loader, subject);
        for (String pattern : options.ignoreRaces()) {
            rules.add(
                    new Rule(within(pattern), "races within " + pattern + " are not reported, as --ignore-races says"));
        }
        for (BenignRaces benign : BenignRaces.KNOWN) {
            rules.add(new Rule(
                    within(benign.pattern()),
                    "races within " + benign.pattern() + " are known and not reported: " + benign.reason()));
        }
    }

    /** The classes themselves, and those nested in them. */
    private static Predicate<String> within(String pattern) {
        return NamePatterns.any(List.of(pattern, pattern + "$*"));
    }

    @Override
    public CodeOwner owner(String type) {
        return owners.of(type);
    }

    @Override
    public boolean isIgnored(String one, String other) {
        for (Rule rule : rules) {
            if (rule.types.test(one) && rule.types.test(other)) {
                applied.add(rule.reason);
                return true;
            }
        }
        return false;
    }

    /** For people: what was not reported, and why. */
    public List<String> remarks() {
        return List.copyOf(applied);
    }
}
