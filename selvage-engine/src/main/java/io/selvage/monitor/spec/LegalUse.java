package io.selvage.monitor.spec;

import io.selvage.monitor.legal.CallHistory;
import io.selvage.monitor.legal.LegalCalls;
import java.util.ArrayList;
import java.util.List;

/** Which calls are legal: those that every rule allows. What the rules depend on belongs to the state. */
public record LegalUse(List<Rule> rules) {
    /** Every call is legal. */
    public static final LegalUse ANY = new LegalUse(List.of());

    /**
     * @param text for reports
     * @param memory the name of what the rule depends on, in states
     */
    public record Rule(String text, String memory, LegalCalls calls) {}

    public LegalUse {
        rules = List.copyOf(rules);
    }

    public boolean allows(String call, CallHistory history) {
        for (Rule rule : rules) {
            if (!rule.calls().allows(call, history)) {
                return false;
            }
        }
        return true;
    }

    /** The same with one more rule. */
    public LegalUse and(Rule rule) {
        List<Rule> all = new ArrayList<>(rules);
        all.add(rule);
        return new LegalUse(all);
    }

    /** A rule as text. */
    public static Rule rule(LegalRule rule) {
        return new Rule(rule.toString(), rule.balanceText(), rule);
    }

    /** A predicate, with a name for reports. */
    public static Rule rule(String name, LegalCalls calls) {
        return new Rule(name, name, calls);
    }
}
