package io.selvage.agent.effects;

import java.util.List;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Accesses that are spelled as calls: {@code Unsafe}, handles of variables, field updaters, copies. */
final class HandleCalls {
    private static final Set<String> UNSAFE = Set.of("jdk/internal/misc/Unsafe", "sun/misc/Unsafe");
    private static final String SCOPED = "jdk/internal/misc/ScopedMemoryAccess";
    private static final String UPDATER = "java/util/concurrent/atomic/Atomic";

    private final Knowledge knowledge;
    private final MethodScope scope;

    HandleCalls(Knowledge knowledge, MethodScope scope) {
        this.knowledge = knowledge;
        this.scope = scope;
    }

    /** Null if it is a call like others. */
    OriginValue call(MethodInsnNode call, List<OriginValue> parameters) {
        if (UNSAFE.contains(call.owner)) {
            return unsafe(call, parameters, 1);
        }
        if (call.owner.equals(SCOPED)) {
            return unsafe(call, parameters, 2);
        }
        if (call.owner.equals("java/lang/invoke/VarHandle") && isPolymorphic(call)) {
            return access(call, parameters, coordinate(call, parameters), UnsafeNames.isOrdered(call.name));
        }
        if (call.owner.equals("java/lang/invoke/MethodHandle") && call.name.startsWith("invoke")) {
            throw new UnknownEffect("method handle");
        }
        if (call.owner.startsWith(UPDATER) && call.owner.endsWith("FieldUpdater") && isUpdate(call)) {
            return access(call, parameters, parameters.get(1), true);
        }
        if (call.owner.equals("java/lang/System") && call.name.equals("arraycopy")) {
            return copy(parameters.get(1), parameters.get(3));
        }
        return isClone(call) ? cloned(parameters.get(0)) : null;
    }

    private static boolean isUpdate(MethodInsnNode call) {
        return !call.name.equals("<init>")
                && !call.name.equals("newUpdater")
                && call.desc.startsWith("(Ljava/lang/Object;");
    }

    private static boolean isClone(MethodInsnNode call) {
        return call.name.equals("clone")
                && call.desc.startsWith("()")
                && (call.owner.startsWith("[") || call.owner.equals("java/lang/Object"));
    }

    private OriginValue cloned(OriginValue object) {
        scope.read(object.origins(), false, "clone");
        Contents contents = scope.contents();
        contents.addFresh(contents.loadInner(object.origins()), contents.loadForeign(object.origins()));
        return new OriginValue(1, Origins.FRESH, object.type(), object.isExact(), false);
    }

    private OriginValue copy(OriginValue from, OriginValue to) {
        scope.read(from.origins(), false, "arraycopy");
        scope.write(to.origins(), false, "arraycopy");
        if (to.origins() == 0 && !to.isNull()) {
            throw new UnknownEffect("copies into an array that should never change");
        }
        Contents contents = scope.contents();
        boolean primitive = from.isArray() && from.type().length() == 2
                || to.isArray() && to.type().length() == 2;
        if (!primitive && isOfForeign(from) && isOfForeign(to)) {
            contents.storeForeign(to.origins(), contents.loadForeign(from.origins()));
        } else if (!primitive) {
            long elements = contents.load(from.origins());
            contents.storeInner(to.origins(), elements);
            contents.storeForeign(to.origins(), elements);
        }
        return OriginValue.SMALL;
    }

    private boolean isOfForeign(OriginValue array) {
        return array.isArray()
                && array.type().length() > 2
                && knowledge
                        .hierarchy()
                        .isForeign(Type.getType(array.type().substring(1)).getInternalName());
    }

    private static boolean isPolymorphic(MethodInsnNode call) {
        return call.name.startsWith("get") && !call.name.equals("getClass")
                || call.name.startsWith("set")
                || call.name.startsWith("compareAnd")
                || call.name.startsWith("weakCompareAnd");
    }

    /** The object that a variable handle is used on; static state if there is none. */
    private static OriginValue coordinate(MethodInsnNode call, List<OriginValue> parameters) {
        Type[] arguments = Type.getArgumentTypes(call.desc);
        boolean hasObject = arguments.length > 0 && OriginValue.isReference(arguments[0]);
        return hasObject ? parameters.get(1) : OriginValue.object(Origins.STATIC, null);
    }

    private OriginValue unsafe(MethodInsnNode call, List<OriginValue> parameters, int base) {
        String name = call.name;
        if (UnsafeNames.isPure(name)) {
            return result(call, Origins.FRESH);
        }
        if (name.startsWith("copyMemory") || name.startsWith("copySwapMemory")) {
            int first = base == 1 ? 1 : 3;
            if (parameters.size() < first + 4) {
                throw new UnknownEffect("memory outside of the heap");
            }
            return copy(inHeap(parameters.get(first)), inHeap(parameters.get(first + 2)));
        }
        if (name.equals("vectorizedMismatch")) {
            scope.read(inHeap(parameters.get(3)).origins(), false, name);
            scope.read(inHeap(parameters.get(5)).origins(), false, name);
            return OriginValue.SMALL;
        }
        Type[] arguments = Type.getArgumentTypes(call.desc);
        boolean hasBase = arguments.length >= base && OriginValue.isReference(arguments[base - 1]);
        if (!hasBase || !UnsafeNames.isAccess(name)) {
            throw new UnknownEffect("Unsafe." + name);
        }
        return access(call, parameters, inHeap(parameters.get(base)), UnsafeNames.isOrdered(call.name));
    }

    private static OriginValue inHeap(OriginValue object) {
        if (object.isNull()) {
            throw new UnknownEffect("memory outside of the heap");
        }
        return object;
    }

    private OriginValue access(MethodInsnNode call, List<OriginValue> parameters, OriginValue object, boolean ordered) {
        scope.read(object.origins(), ordered, call.name);
        if (!UnsafeNames.isRead(call.name)) {
            if (object.origins() == 0) {
                throw new UnknownEffect("writes a value with " + call.name);
            }
            scope.write(object.origins(), ordered, call.name);
            store(object, parameters);
        }
        Contents contents = scope.contents();
        long found = isOfForeign(object)
                ? contents.loadForeign(object.origins())
                : isOfConcrete(object) ? contents.loadInner(object.origins()) : contents.load(object.origins());
        return result(call, found);
    }

    /** Any of the values given may be the one that is stored. */
    private void store(OriginValue object, List<OriginValue> parameters) {
        long given = 0;
        for (OriginValue value : parameters) {
            given |= value == object ? 0 : value.origins();
        }
        if (!isOfForeign(object)) {
            scope.contents().storeInner(object.origins(), given);
        }
        if (!isOfConcrete(object)) {
            scope.contents().storeForeign(object.origins(), given);
        }
    }

    private boolean isOfConcrete(OriginValue array) {
        return array.isArray() && !isOfForeign(array);
    }

    private OriginValue result(MethodInsnNode call, long origins) {
        Type type = Type.getReturnType(call.desc);
        return type.getSort() == Type.VOID ? OriginValue.SMALL : knowledge.ofType(type, origins);
    }
}
