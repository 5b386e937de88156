package io.selvage.scheduler.gates;

import io.selvage.hooks.MemoryGate;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.model.ExtraAccess;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.ShadowObjectTable;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.jdk.FieldLayouts;
import io.selvage.scheduler.jdk.FieldVariable;
import io.selvage.scheduler.jdk.HandleTargets;
import io.selvage.scheduler.jdk.RawMemory;
import java.lang.reflect.Array;
import java.util.List;

/** Accesses to variables as operations. */
public final class MemoryOps implements MemoryGate {
    /** Of larger ranges only so many elements are recorded. */
    private static final int MOST_ELEMENTS = 1 << 10;

    private final OperationRunner operations;
    private final boolean plainAccessesArePoints;
    private final RacyVariables racy;
    private final RawMemory memory = new RawMemory();
    private final FieldLayouts layouts = new FieldLayouts(memory);
    private final HandleTargets handles = new HandleTargets(layouts);
    private final RawAccessOps raw = new RawAccessOps(this, memory, layouts);
    /** Stands for all memory that is no object. */
    private final int noObject = Sites.memberNumber("memory that is no object") + 1;

    /** @param plainToo whether plain accesses are points, or only those that order memory and those to {@code racy} */
    public MemoryOps(OperationRunner operations, boolean plainToo, RacyVariables racy) {
        this.operations = operations;
        this.plainAccessesArePoints = plainToo;
        this.racy = racy;
    }

    @Override
    public void field(Object owner, int site) {
        if (owner != null) {
            access(owner, Sites.member(site) + 1, site);
        }
    }

    @Override
    public void wholeObject(Object owner, int site) {
        if (owner != null) {
            access(owner, 0, site);
        }
    }

    @Override
    public void staticField(int site) {
        access(ShadowObjectTable.STATIC_FIELDS, Sites.member(site) + 1, site);
    }

    @Override
    public void element(Object array, int index, int site) {
        if (array != null && index >= 0) {
            access(array, index + 1, site);
        }
    }

    /** One operation: the first racy element, or the first one, decides whether it is a scheduling point. */
    @Override
    public void elements(Object array, int from, int to, int site) {
        if (array == null || !array.getClass().isArray() || from < 0) {
            return;
        }
        int last = Math.min(to, Array.getLength(array));
        int end = Math.min(last, from + MOST_ELEMENTS);
        if (from >= end || operations.self().jdk.isInAtomicMethod()) {
            return;
        }
        int first = from;
        while (first < end && !racy.contains(array, first + 1)) {
            first++;
        }
        first = first == end ? from : first;
        access(array, first + 1, site);
        Site place = Sites.get(site);
        for (int index = from; index < end; index++) {
            if (index != first) {
                accessInStep(array, index + 1, place.isVolatile(), site);
            }
        }
        if (end < last) {
            unseen(array, site);
        }
    }

    @Override
    public void varHandle(Object handle, Object owner, int index, int site) {
        HandleTargets.Target target = handles.of(handle);
        switch (target.shape()) {
            case STATIC -> handleField(target.field(), ShadowObjectTable.STATIC_FIELDS, site);
            case FIELD -> handleField(target.field(), owner, site);
            case ELEMENT -> element(owner, index, site);
            case VIEW -> elements(owner, index, index + target.bytes(), site);
            case REPORTED -> {
                // By method handles that it consists of.
            }
            case OTHER -> {
                access(handle, 0, site);
                if (owner != null) {
                    accessInStep(owner, 0, Sites.get(site).isVolatile(), site);
                }
                unseen(owner == null ? handle : owner, site);
            }
        }
    }

    private void handleField(FieldVariable field, Object owner, int site) {
        if (owner != null && !field.isUnshared()) {
            access(owner, field.variable(), site);
            if (!field.isSeen()) {
                unseen(owner, site);
            }
        }
    }

    @Override
    public Class<?> staticOwner(Object handle) {
        return handles.staticOwner(handle);
    }

    @Override
    public void raw(Object base, long offset, long bytes, int site) {
        raw.access(base, offset, bytes, site);
    }

    @Override
    public void contents(Object owner, int site) {
        if (owner.getClass().isArray()) {
            elements(owner, 0, Integer.MAX_VALUE, site);
        } else {
            accessTogether(VariableSet.ofFields(owner, layouts), owner, site);
        }
    }

    @Override
    public void graph(Object root, Class<?> level, int site) {
        VariableSet found = new VariableSet();
        new ObjectGraph(layouts, memory, found).collect(root, level);
        accessTogether(found, root, site);
    }

    /** One operation, as for {@link #elements}; each access orders memory if the site or the variable says so. */
    void accessTogether(VariableSet variables, Object owner, int site) {
        if (variables.size() > 0) {
            accessTogether(variables, site);
        }
        if (!variables.isComplete()) {
            unseen(owner, site);
        }
    }

    private void accessTogether(VariableSet variables, int site) {
        Site place = Sites.get(site);
        boolean all = place.isVolatile();
        int first = variables.first(racy);
        access(variables.owner(first), variables.variable(first), place, all || variables.orders(first), site);
        for (int i = 0; i < variables.size(); i++) {
            if (i != first && !operations.self().jdk.isInAtomicMethod()) {
                accessInStep(variables.owner(i), variables.variable(i), all || variables.orders(i), site);
            }
        }
    }

    /** An access to some of {@code fields}, nobody knows which: depends on all of them, and races with none. */
    void accessAny(List<FieldVariable> fields, Object owner, int site) {
        Site place = Sites.get(site);
        access(owner, 0, place, true, site);
        TestThread self = operations.self();
        for (FieldVariable field : fields) {
            int variable = ExtraAccess.variable(field.variable());
            operations.effects.recordExtraAccess(self, operations.shadow(owner), variable, place.writes());
        }
        unseen(owner, site);
    }

    private void accessInStep(Object owner, int variable, boolean synchronizes, int site) {
        TestThread self = operations.self();
        boolean writes = Sites.get(site).writes();
        self.pending.announceAccess(operations.shadow(owner), variable, writes, synchronizes, site);
        operations.performPart(self);
    }

    /** The one place where an access is noted that no event records in full; it comes after the latest event. */
    @Override
    public void unseen(Object object, int site) {
        TestThread self = operations.self();
        boolean writes = Sites.get(site).writes();
        ShadowObject reached = operations.shadow(object == null ? ShadowObjectTable.STATIC_FIELDS : object);
        if (object == null) {
            self.pending.announceSilent(reached, noObject, writes, site);
            operations.performAtPoint(self);
        }
        operations.execution.log.markUnwoven(writes);
        int variable = object == null ? noObject : 0;
        operations.execution.unseen.add(self, reached, variable, site, operations.execution.log.length() - 1);
    }

    @Override
    public void reflected(Object member, int site) {
        operations.effects.recordExtraAccess(operations.self(), operations.shadow(member), false);
    }

    /** An initialiser's class is locked, and objects that it makes are not known until their constructors tell. */
    private boolean isVisible(TestThread self, Object owner, Site site) {
        return !self.isInInitialiser()
                || owner != ShadowObjectTable.STATIC_FIELDS
                        && !site.isConstruction()
                        && operations.execution.threads.liveCount() > 1;
    }

    void access(Object owner, int variable, int number) {
        Site site = Sites.get(number);
        access(owner, variable, site, site.isVolatile(), number);
    }

    private void access(Object owner, int variable, Site site, boolean synchronizes, int number) {
        TestThread self = operations.self();
        if (!synchronizes && self.jdk.isInAtomicMethod()) {
            return;
        }
        self.jdk.runAt(site);
        self.pending.announceAccess(operations.shadow(owner), variable, site.writes(), synchronizes, number);
        boolean point = synchronizes
                || (plainAccessesArePoints || racy.contains(owner, variable)) && isVisible(self, owner, site);
        if (point && !site.isThreadConfined() || self.isSpinningIdle()) {
            operations.performAtPoint(self);
        } else {
            operations.performInStep(self);
        }
    }
}
