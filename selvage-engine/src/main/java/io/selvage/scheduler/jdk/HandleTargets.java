package io.selvage.scheduler.jdk;

import io.selvage.hooks.Sites;
import io.selvage.scheduler.LostControlException;
import java.lang.constant.ClassDesc;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.WeakHashMap;

/** Which variable a VarHandle or atomic field updater reaches, so that it is the same one that plain code reaches. */
public final class HandleTargets {
    /** What must be given besides the handle to name a variable. */
    public enum Shape {
        STATIC,
        FIELD,
        ELEMENT,
        OTHER
    }

    /** @param member number of the field in {@link Sites}, if it is one */
    public record Target(Shape shape, int member) {}

    private static final Target ELEMENT = new Target(Shape.ELEMENT, 0);
    private static final Target OTHER = new Target(Shape.OTHER, 0);

    /**
     * Handles compare by identity, unless a VarHandle's class says otherwise, and then equals means the same variable.
     */
    private final Map<Object, Target> known = new WeakHashMap<>();

    private Object lastHandle;
    private Target lastTarget;

    public Target of(Object handle) {
        if (handle == lastHandle) {
            return lastTarget;
        }
        Target target = known.computeIfAbsent(handle, HandleTargets::find);
        lastHandle = handle;
        lastTarget = target;
        return target;
    }

    private static Target find(Object handle) {
        return handle instanceof VarHandle variable ? ofVarHandle(variable) : ofUpdater(handle);
    }

    private static Target ofVarHandle(VarHandle handle) {
        int coordinates = handle.coordinateTypes().size();
        if (coordinates == 2 && handle.coordinateTypes().get(0).isArray()) {
            return ELEMENT;
        }
        return handle.describeConstable()
                .filter(desc -> coordinates < 2 && desc.bootstrapArgs().length > 0)
                .map(desc -> {
                    String type = dotted((ClassDesc) desc.bootstrapArgs()[0]);
                    int member = Sites.memberNumber(type + "." + desc.constantName());
                    return new Target(coordinates == 0 ? Shape.STATIC : Shape.FIELD, member);
                })
                .orElse(OTHER);
    }

    private static String dotted(ClassDesc type) {
        String descriptor = type.descriptorString();
        return descriptor.substring(1, descriptor.length() - 1).replace('/', '.');
    }

    /** Updaters keep the class and the offset of their field; the offset identifies it. */
    private static Target ofUpdater(Object updater) {
        try {
            Class<?> owner = (Class<?>) read(updater, "tclass");
            long offset = (Long) read(updater, "offset");
            for (Field field : owner.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && FieldOffsets.of(field) == offset) {
                    return new Target(Shape.FIELD, Sites.memberNumber(owner.getName() + "." + field.getName()));
                }
            }
            return OTHER;
        } catch (ReflectiveOperationException e) {
            throw new LostControlException(
                    "cannot tell which field " + updater.getClass().getName() + " updates: " + e);
        }
    }

    private static Object read(Object holder, String name) throws ReflectiveOperationException {
        Field field = holder.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field.get(holder);
    }
}
