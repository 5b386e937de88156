package io.selvage.verify.facts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What class files say about a component. Filled by {@link ComponentScan}. */
public final class ComponentFacts {
    private final Map<String, ComponentField> fields = new LinkedHashMap<>();
    private final List<FieldAccess> accesses = new ArrayList<>();
    private final List<LockEdge> edges = new ArrayList<>();
    private final List<WaitPoint> waits = new ArrayList<>();
    private final List<NotifyPoint> notifications = new ArrayList<>();
    private final List<Section> sections = new ArrayList<>();
    private final List<Escape> escapes = new ArrayList<>();
    private final List<HandedOut> handedOut = new ArrayList<>();
    private final List<CounterEffect> counters = new ArrayList<>();
    private final List<FlagEffect> flags = new ArrayList<>();
    private final List<Acquisition> acquisitions = new ArrayList<>();
    private final List<InputPoint> inputs = new ArrayList<>();
    private final Set<String> underLock = new TreeSet<>();
    private final Set<LockKeeping> kept = new LinkedHashSet<>();
    private final Set<LockKeeping> handedOn = new LinkedHashSet<>();
    private final Set<String> opaque = new TreeSet<>();
    private final Set<String> triers = new TreeSet<>();
    private final Set<LockLeak> leaks = new LinkedHashSet<>();
    private final List<String> gaps = new ArrayList<>();

    /** By name; those of superclasses included. */
    public Map<String, ComponentField> fields() {
        return fields;
    }

    public List<FieldAccess> accesses() {
        return accesses;
    }

    public List<LockEdge> edges() {
        return edges;
    }

    public List<WaitPoint> waits() {
        return waits;
    }

    public List<NotifyPoint> notifications() {
        return notifications;
    }

    public List<Section> sections() {
        return sections;
    }

    public List<Escape> escapes() {
        return escapes;
    }

    public List<HandedOut> handedOut() {
        return handedOut;
    }

    public List<CounterEffect> counters() {
        return counters;
    }

    public List<FlagEffect> flags() {
        return flags;
    }

    public List<Acquisition> acquisitions() {
        return acquisitions;
    }

    public List<InputPoint> inputs() {
        return inputs;
    }

    /** Where a lock is held. */
    public Set<String> underLock() {
        return underLock;
    }

    /** Locks that a call has taken and returns with. */
    public Set<LockKeeping> kept() {
        return kept;
    }

    /** Locks that a call gives back which it has not taken: another call is meant to have taken them. */
    public Set<LockKeeping> handedOn() {
        return handedOn;
    }

    /** Methods, by name, that call code of the program beyond the component: its locks and accesses are not seen. */
    public Set<String> opaque() {
        return opaque;
    }

    /** Methods, by name, that give up if a lock is not free. */
    public Set<String> triers() {
        return triers;
    }

    /** Where a lock is still held when a method is left, though other ways out of it give it back. */
    public Set<LockLeak> leaks() {
        return leaks;
    }

    /** What could not be looked at, and why. */
    public List<String> gaps() {
        return gaps;
    }
}
