package io.selvage.agent.effects;

import io.selvage.hooks.jdk.CallEffect;
import io.selvage.hooks.jdk.CallEffect.Reach;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.objectweb.asm.Type;

/**
 * Calls methods on real objects and tells where an object changed although its effect says that it is not written.
 * Prints the methods that lie, and how many were looked at.
 */
public final class SnapshotProbe {
    private static final Set<String> LEFT_OUT = Set.of("wait", "notify", "notifyAll", "getClass", "finalize");

    private final ComputedEffects effects = new ComputedEffects();
    private int checked;
    private int unchanged;
    private int lies;

    private SnapshotProbe() {}

    public static void main(String[] arguments) throws Exception {
        SnapshotProbe probe = new SnapshotProbe();
        for (Callable<Object> receiver : Samples.receivers()) {
            probe.look(receiver);
        }
        System.out.println("calls=" + probe.checked + " of methods that only read or are pure=" + probe.unchanged
                + " lies=" + probe.lies);
    }

    private void look(Callable<Object> receiver) throws Exception {
        Class<?> type = receiver.call().getClass();
        List<Method> methods = Arrays.stream(type.getMethods())
                .filter(method -> !LEFT_OUT.contains(method.getName()))
                .sorted(Comparator.comparing(Method::toString))
                .toList();
        for (Method method : methods) {
            CallEffect effect = effects.of(
                    (Modifier.isStatic(method.getModifiers()) ? method.getDeclaringClass() : type)
                            .getName()
                            .replace('.', '/'),
                    method.getName(),
                    Type.getMethodDescriptor(method));
            for (int variant = 0; variant < 3 && !effect.isUnknown(); variant++) {
                call(receiver.call(), method, effect, variant);
            }
        }
    }

    private void call(Object receiver, Method method, CallEffect effect, int variant) throws Exception {
        Object[] objects = new Object[method.getParameterCount() + 1];
        objects[0] = receiver;
        for (int i = 1; i < objects.length; i++) {
            objects[i] = Samples.argument(method.getParameterTypes()[i - 1], variant);
            if (objects[i] == null) {
                return;
            }
        }
        String[] before = snapshots(objects, effect);
        try {
            method.setAccessible(true);
            method.invoke(receiver, Arrays.copyOfRange(objects, 1, objects.length));
        } catch (InvocationTargetException e) {
            // an exception is no reason to change what is not written
        }
        compare(before, snapshots(objects, effect), method, receiver);
        checked++;
        unchanged += effect.receiver() != Reach.WRITE && effect.writtenArguments() == 0 ? 1 : 0;
    }

    /** Of those that are not written. */
    private static String[] snapshots(Object[] objects, CallEffect effect) throws IllegalAccessException {
        String[] snapshots = new String[objects.length];
        for (int i = 0; i < objects.length; i++) {
            boolean written = i == 0 ? effect.receiver() == Reach.WRITE : (effect.writtenArguments() >> i - 1 & 1) != 0;
            snapshots[i] = written ? "" : Snapshot.of(objects[i]);
        }
        return snapshots;
    }

    private void compare(String[] before, String[] after, Method method, Object receiver) {
        for (int i = 0; i < before.length; i++) {
            if (!before[i].equals(after[i])) {
                lies++;
                System.out.println("LIE " + (i == 0 ? "receiver" : "argument " + (i - 1)) + " of " + method + " on "
                        + receiver.getClass().getName());
                System.out.println("  " + firstDifference(before[i], after[i]));
            }
        }
    }

    private static String firstDifference(String before, String after) {
        String[] left = before.split("\n");
        String[] right = after.split("\n");
        for (int i = 0; i < Math.min(left.length, right.length); i++) {
            if (!left[i].equals(right[i])) {
                return left[i] + "\n  " + right[i];
            }
        }
        return "length";
    }
}
