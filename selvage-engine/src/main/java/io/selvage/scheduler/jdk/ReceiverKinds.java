package io.selvage.scheduler.jdk;

import io.selvage.hooks.jdk.InsideClasses;
import io.selvage.hooks.jdk.JdkClasses;
import io.selvage.hooks.jdk.ReceiverKind;

/** What a call on an object is, by its class: a class of the program is what the JDK class is that it extends. */
public final class ReceiverKinds extends ClassFacts<ReceiverKind> {
    @Override
    protected ReceiverKind computeValue(Class<?> type) {
        Class<?> ancestor = type;
        while (ancestor != null && (ancestor.getClassLoader() != null || InsideClasses.contains(ancestor))) {
            ancestor = ancestor.getSuperclass();
        }
        return ancestor == null ? ReceiverKind.NONE : JdkClasses.receiver(ancestor);
    }
}
