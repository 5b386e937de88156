package io.selvage.scheduler.gates;

import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.hooks.jdk.CallEffect;
import io.selvage.hooks.jdk.CallEffect.Reach;
import io.selvage.hooks.jdk.Callee;
import io.selvage.hooks.jdk.JdkClasses;
import io.selvage.hooks.jdk.ReceiverKind;
import io.selvage.hooks.jdk.UnwovenCall;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.ShadowObjectTable;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.jdk.JdkState;
import io.selvage.scheduler.jdk.ReceiverKinds;
import io.selvage.scheduler.jdk.SharedMemory;
import io.selvage.scheduler.jdk.UnwovenCode;
import io.selvage.scheduler.links.HeldParts;
import java.util.List;

/** Calls of code that is not woven, as accesses to what that code can reach. */
final class UnwovenCalls {
    /** The part of a token that says that the call has had its scheduling point. */
    static final int AT_POINT = 32;

    private final OperationRunner operations;
    private final PlainAccesses plain;
    private final ReceiverKinds kinds;
    private final UnwovenCode unwoven = new UnwovenCode();
    private final SharedMemory memories = new SharedMemory();
    private final JdkState states = new JdkState();
    private final HeldParts held = new HeldParts(states);
    /** Whether a plain container is a part of another object. */
    private boolean hasContainerParts;
    /** Stands for all that code of which nothing is known can reach. */
    private final int anything = Sites.memberNumber("code that is not woven") + 1;
    /** Stands for static state that several classes of the JDK know. */
    private final int common = Sites.memberNumber("static state of the JDK") + 1;

    UnwovenCalls(OperationRunner operations, PlainAccesses plain, ReceiverKinds kinds) {
        this.operations = operations;
        this.plain = plain;
        this.kinds = kinds;
    }

    /** The running thread accesses {@code object}, at a scheduling point unless the call has had one. */
    int access(Object object, boolean writes, CallEffect effect, int site, int token) {
        boolean atPoint = (token & AT_POINT) == 0;
        if (effect.synchronizes()) {
            accessInOrder(object, writes, site, atPoint);
        } else {
            plain.variable(object, 0, writes, site, atPoint);
        }
        if (effect.isUnknown()) {
            note(operations.shadow(object), 0, site);
        }
        return token | AT_POINT;
    }

    /** The same for those who access {@code object} under its lock, if other methods of its class take it. */
    void accessAsIfLocked(Object object, boolean writes) {
        if (states.get(object.getClass()) == JdkState.Kind.SYNCHRONIZED) {
            operations.effects.recordExtraAccess(operations.self(), operations.shadow(object), writes);
        }
    }

    /** The running step accesses {@code object}, whose lock it has just taken. */
    void accessUnderLock(Object object, boolean writes, CallEffect effect, int site) {
        operations.effects.recordExtraAccess(operations.self(), operations.shadow(object), writes);
        if (effect.isUnknown()) {
            note(operations.shadow(object), 0, site);
        }
    }

    private void accessInOrder(Object object, boolean writes, int site, boolean atPoint) {
        TestThread self = operations.self();
        ShadowObject shadow = operations.shadow(object);
        if (atPoint && !self.isInInitialiser()) {
            self.pending.announceCall(shadow, writes, site);
            operations.performAtPoint(self);
        } else {
            operations.effects.recordExtraAccess(self, shadow, writes);
        }
    }

    /** What the call does to static state, and to nobody knows what. */
    int accessStatics(Callee callee, UnwovenCall call, int token) {
        CallEffect effect = callee.effect();
        if (effect.isUnknown()) {
            return accessAnything(true, call.site, token);
        }
        if (effect.statics() == Reach.NONE) {
            return token;
        }
        int done = cell(call.statics() + 1, effect.statics() == Reach.WRITE, call.site, token);
        done = cell(common, call.isDeclaredWrite(), call.site, done);
        if (call.isPervasive()) {
            operations.execution.log.markUnwoven(true);
            operations.execution.unseen.addPervasive(
                    operations.self(), call.site, operations.execution.log.length() - 1);
        }
        return accessAnything(false, call.site, done);
    }

    private int accessAnything(boolean writes, int site, int token) {
        int done = cell(anything, writes, site, token);
        if (writes) {
            note(operations.shadow(ShadowObjectTable.STATIC_FIELDS), anything, site);
        }
        return done;
    }

    private int cell(int variable, boolean writes, int site, int token) {
        return silently(operations.shadow(ShadowObjectTable.STATIC_FIELDS), variable, writes, site, token);
    }

    /** An access that conflicts with others and is no data race. */
    private int silently(ShadowObject object, int variable, boolean writes, int site, int token) {
        TestThread self = operations.self();
        if ((token & AT_POINT) == 0 && !self.isInInitialiser()) {
            self.pending.announceSilent(object, variable, writes, site);
            operations.performAtPoint(self);
        } else {
            operations.effects.recordSilentAccess(self, object, variable, writes);
        }
        return token | AT_POINT;
    }

    /** Code of which nothing is known runs as part of the current step. */
    void unknownCode(int site) {
        accessAnything(true, site, AT_POINT);
    }

    /**
     * The running step works on the memory of {@code object}. Which part of it, nobody knows: so it is noted, for those
     * who reach the same memory in another way.
     */
    void accessMemory(Object object, boolean writes, int site) {
        Object memory = memories.of(object);
        if (memory == null) {
            return;
        }
        ShadowObject shadow = operations.shadow(memory);
        if (shadow.isUsedToo(object)) {
            operations.effects.recordExtraAccess(operations.self(), shadow, writes);
        }
        notePart(shadow, site);
    }

    /**
     * The running step works on {@code whole}, and on its parts, which the program may reach in other ways.
     *
     * @param recorded parts whose accesses are recorded as what they are
     */
    void accessParts(Object whole, List<Object> recorded, boolean writes, int site) {
        use(whole, whole, writes, site);
        for (Object part : held.of(whole)) {
            if (recorded.stream().noneMatch(known -> known == part)) {
                accessPart(part, whole, writes, site);
            }
        }
    }

    private void accessPart(Object part, Object whole, boolean writes, int site) {
        switch (kinds.get(part.getClass())) {
            case CONCURRENT, SYNCHRONIZED, SYNCHRONIZED_CONTAINER ->
                operations.effects.recordExtraAccess(operations.self(), operations.shadow(part), writes);
            case PLAIN -> useContainer(part, whole, writes, site);
            case NONE -> use(part, whole, writes, site);
            case WRAPPER -> note(operations.shadow(part), 0, site);
        }
    }

    /** The program works on a plain container, which may be a part of something. */
    void accessContainer(Object container, boolean writes, int site) {
        if (hasContainerParts) {
            use(container, container, writes, site);
        }
    }

    private void useContainer(Object part, Object whole, boolean writes, int site) {
        hasContainerParts = true;
        ShadowObject shadow = operations.execution.objects.find(part);
        if (shadow != null && shadow.isNumbered()) {
            shadow.firstUser(part);
        }
        use(part, whole, writes, site);
    }

    /**
     * {@code user} works on {@code part}, or is it. If another one has done so before, the step accesses that, too, and
     * nobody knows which part of it. Parts that protect themselves matter only to a program that knows them.
     */
    private void use(Object part, Object user, boolean writes, int site) {
        Object first = operations.execution.objects.getOrCreate(part).firstUser(user);
        boolean isKnown = first == part || user == part;
        if (first != user && (isKnown || states.get(part.getClass()) == JdkState.Kind.PLAIN)) {
            ShadowObject shadow = operations.shadow(first);
            operations.effects.recordSilentAccess(operations.self(), shadow, 0, writes);
            notePart(shadow, site);
        }
    }

    /** A new execution begins. */
    void reset() {
        hasContainerParts = false;
    }

    /** The running step accesses more than was recorded of {@code object}. */
    void note(ShadowObject object, int variable, int site) {
        operations.execution.log.markUnwoven(true);
        operations.execution.unseen.add(
                operations.self(), object, variable, site, operations.execution.log.length() - 1);
    }

    /** The running step accesses some of {@code object}. */
    private void notePart(ShadowObject object, int site) {
        operations.execution.log.markUnwoven(true);
        operations.execution.unseen.addPart(operations.self(), object, site, operations.execution.log.length() - 1);
    }

    /** A call on an object of a class that nothing is known of. */
    void markUnknown(Object receiver, int site) {
        Class<?> skeleton = UnwovenCode.skeleton(receiver);
        if (skeleton != null) {
            if (!JdkClasses.isDelegating(skeleton, signature(Sites.get(site)))) {
                useAnything(site);
            }
        } else if (!UnwovenCode.isImmutable(receiver)
                && !Sites.get(site).readsElements()
                && !unwoven.isFullyWoven(receiver)) {
            boolean writes = Sites.get(site).writes();
            accessAnything(true, site, access(receiver, writes, CallEffect.UNKNOWN, site, 0));
        }
    }

    /** A method has no state of its own, and uses what methods of the program return: that may be anything. */
    void useAnything(int site) {
        accessAnything(true, site, 0);
        operations.execution.unseen.addPervasive(operations.self(), site, operations.execution.log.length() - 1);
    }

    private static String signature(Site site) {
        String method = site.member().substring(site.member().lastIndexOf('.') + 1);
        return (site.flags() & Site.ARGUMENTS) == 0 ? method + "()" : method;
    }

    /** A call on a container that others may reach under another name. */
    void markAliased(Object container, int site) {
        if (UnwovenCode.isAliased(container)) {
            operations.execution.log.markUnwoven(Sites.get(site).writes());
        }
    }

    /** A call that may call methods of what {@code receiver} contains, such as {@code equals}. */
    void markContents(Object receiver, int site) {
        if (!Sites.get(site).readsElements()) {
            return;
        }
        boolean isPlain = kinds.get(receiver.getClass()) == ReceiverKind.PLAIN || UnwovenCode.isImmutable(receiver);
        if ((!isPlain || !unwoven.containsOnlyWoven(receiver)) && !unwoven.isFullyWoven(receiver)) {
            operations.execution.log.markUnwoven(false);
        }
    }

    /** Code that is given an object may ask it for its hash code and the like, or call it if it is a function. */
    void markArgument(Object argument) {
        boolean isEmpty = argument instanceof Object[] several && several.length == 0;
        if (argument != null && !isEmpty && !unwoven.isFullyWoven(argument)) {
            operations.execution.log.markUnwoven(argument.getClass().isHidden());
        }
    }
}
