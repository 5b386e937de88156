package io.selvage.monitor.spec;

import io.selvage.monitor.event.MonitorEvents;
import io.selvage.options.PropertyChecks;
import java.util.List;
import java.util.function.Supplier;

/**
 * A complete specification of a monitor, as explorations read it.
 *
 * @param name the monitor's name in reports
 * @param instances one factory for each starting point; never empty
 * @param constructions for each instance the constructor's arguments as Java source; the empty string where unknown
 * @param calls what threads may call, in the order in which it is tried; never empty
 * @param fields the state fields that the user named; empty if analysis is to find them
 * @param mcda how many equal states may follow one another on a path
 * @param properties which built-in properties are checked
 * @param legal which calls are made
 * @param listener hears what happens; null if nobody does
 * @param parts the classes whose instances are explored: the type itself, or those of a group
 */
public record MonitorModel<M>(
        Class<M> type,
        String name,
        List<Supplier<? extends M>> instances,
        List<String> constructions,
        List<Call<M>> calls,
        List<StateField<M>> fields,
        int mcda,
        PropertyChecks properties,
        LegalUse legal,
        MonitorEvents listener,
        List<Class<?>> parts) {
    public MonitorModel {
        instances = List.copyOf(instances);
        constructions = List.copyOf(constructions);
        calls = List.copyOf(calls);
        fields = List.copyOf(fields);
        parts = List.copyOf(parts);
    }

    /** The same with other state fields. */
    public MonitorModel<M> withFields(List<StateField<M>> others) {
        return new MonitorModel<>(
                type, name, instances, constructions, calls, others, mcda, properties, legal, listener, parts);
    }

    /** The names of the calls, in their order. */
    public List<String> callNames() {
        return calls.stream().map(Call::name).toList();
    }

    /**
     * The arguments that the instance's constructor gets, as Java source in parentheses.
     *
     * @throws BadSpec if they are unknown
     */
    public String construction(int instance) {
        if (constructions.get(instance).isEmpty()) {
            throw new BadSpec(
                    "how a " + type.getName() + " is made cannot be written as source code",
                    "give literal arguments of its constructor, as in create(3)");
        }
        return constructions.get(instance);
    }
}
