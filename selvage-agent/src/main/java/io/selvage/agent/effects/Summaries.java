package io.selvage.agent.effects;

import io.selvage.agent.effects.ClassInfo.Member;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;

/**
 * Summaries of methods, computed once. Methods that call one another are iterated together, from nothing, until none
 * grows.
 */
final class Summaries {
    /** Methods looked at for one question; beyond that nobody knows. A count, so that the answer is the same always. */
    private static final int MOST_METHODS = 6_000;

    private static final int DEEPEST = 120;

    private static final class Entry {
        private final MethodKey key;
        private final int index;
        private int lowest;
        private Summary summary = Summary.BOTTOM;
        private boolean isDone;
        private boolean isObserved;

        Entry(MethodKey key, int index) {
            this.key = key;
            this.index = index;
            this.lowest = index;
        }
    }

    private final Map<MethodKey, Entry> entries = new HashMap<>();
    private final List<Entry> open = new ArrayList<>();
    private final List<Entry> running = new ArrayList<>();
    private int analysed;

    /** The summary of a method that somebody asks for from outside. */
    Summary ask(MethodKey key, Knowledge knowledge) {
        analysed = 0;
        try {
            return of(key, knowledge);
        } catch (TooLarge e) {
            open.forEach(entry -> entries.remove(entry.key));
            open.clear();
            running.clear();
            return finish(key, Summary.unknown("too large"));
        }
    }

    private Summary finish(MethodKey key, Summary summary) {
        Entry entry = new Entry(key, 0);
        entry.summary = summary;
        entry.isDone = true;
        entries.put(key, entry);
        return summary;
    }

    /** The summary of a method that another one calls; not the last word while they are iterated. */
    Summary of(MethodKey key, Knowledge knowledge) {
        Entry entry = entries.get(key);
        if (entry == null) {
            Summary given = given(key, knowledge);
            return given != null ? finish(key, given) : compute(key, knowledge).summary;
        }
        if (!entry.isDone && !running.isEmpty()) {
            entry.isObserved = true;
            Entry caller = running.get(running.size() - 1);
            caller.lowest = Math.min(caller.lowest, entry.lowest);
        }
        return entry.summary;
    }

    /** What is known without looking at code; null if it must be looked at. */
    private static Summary given(MethodKey key, Knowledge knowledge) {
        Summary reviewed = Reviewed.method(key.owner(), key.name(), key.descriptor());
        if (reviewed != null) {
            return reviewed;
        }
        ClassInfo info = knowledge.hierarchy().info(key.owner());
        Member method = info == null ? null : info.methods.get(key.name() + key.descriptor());
        if (method == null || method.is(Opcodes.ACC_ABSTRACT)) {
            return Summary.unknown("no code");
        }
        return method.is(Opcodes.ACC_NATIVE) ? Summary.unknown("native") : null;
    }

    private Entry compute(MethodKey key, Knowledge knowledge) {
        if (running.size() > DEEPEST) {
            throw new TooLarge();
        }
        Entry entry = new Entry(key, open.size());
        entries.put(key, entry);
        open.add(entry);
        analyse(entry, knowledge);
        if (entry.lowest == entry.index) {
            iterate(entry, knowledge);
        }
        return entry;
    }

    private void analyse(Entry entry, Knowledge knowledge) {
        if (++analysed > MOST_METHODS) {
            throw new TooLarge();
        }
        running.add(entry);
        entry.summary = entry.summary.join(MethodAnalysis.summarise(entry.key, knowledge));
        running.remove(running.size() - 1);
        if (!running.isEmpty()) {
            Entry caller = running.get(running.size() - 1);
            caller.lowest = Math.min(caller.lowest, entry.lowest);
        }
    }

    /** The entry is the first of a set of methods that call one another; new ones may come in on the way. */
    private void iterate(Entry head, Knowledge knowledge) {
        boolean grows = head.isObserved || open.size() > head.index + 1;
        while (grows) {
            grows = false;
            for (int i = open.size() - 1; i >= head.index; i--) {
                Entry member = open.get(i);
                Summary before = member.summary;
                if (!before.isUnknown()) {
                    analyse(member, knowledge);
                    grows |= !before.equals(member.summary);
                }
            }
        }
        for (int i = open.size() - 1; i >= head.index; i--) {
            open.remove(i).isDone = true;
        }
    }

    private static final class TooLarge extends Error {
        private static final long serialVersionUID = 1;

        TooLarge() {
            super("too many methods", null, false, false);
        }
    }
}
