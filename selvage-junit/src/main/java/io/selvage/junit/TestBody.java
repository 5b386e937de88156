package io.selvage.junit;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.opentest4j.TestAbortedException;

/** What one execution of a test consists of: a new instance, what goes before, the test, what goes after. */
final class TestBody implements Runnable {
    private static final MethodType ON_INSTANCE = MethodType.methodType(void.class, Object.class);

    private final MethodHandle create;
    private final List<MethodHandle> before;
    private final MethodHandle test;
    private final boolean wantsScenario;
    private final List<MethodHandle> after;
    private volatile String aborted;
    private volatile boolean completed;

    TestBody(Class<?> type, Method method) throws ReflectiveOperationException {
        create = creator(type);
        before = handles(
                AnnotationSupport.findAnnotatedMethods(type, BeforeEach.class, HierarchyTraversalMode.TOP_DOWN));
        after = handles(
                AnnotationSupport.findAnnotatedMethods(type, AfterEach.class, HierarchyTraversalMode.BOTTOM_UP));
        Class<?>[] parameters = method.getParameterTypes();
        wantsScenario = parameters.length == 1 && parameters[0] == Scenario.class;
        if (parameters.length > 0 && !wantsScenario) {
            throw new NoSuchMethodException(
                    method.getName() + " wants parameters; only one of type Scenario can be given");
        }
        test = handle(method);
    }

    /** Makes an instance, and those around it if the class is an inner one. */
    private static MethodHandle creator(Class<?> type) throws ReflectiveOperationException {
        Class<?> outer =
                type.isMemberClass() && !Modifier.isStatic(type.getModifiers()) ? type.getDeclaringClass() : null;
        Constructor<?> constructor = outer == null ? type.getDeclaredConstructor() : type.getDeclaredConstructor(outer);
        constructor.setAccessible(true);
        MethodHandle handle = MethodHandles.lookup().unreflectConstructor(constructor);
        if (outer != null) {
            handle = MethodHandles.filterReturnValue(creator(outer).asType(MethodType.methodType(outer)), handle);
        }
        return handle.asType(MethodType.methodType(Object.class));
    }

    private static List<MethodHandle> handles(List<Method> methods) throws IllegalAccessException {
        List<MethodHandle> handles = new ArrayList<>();
        for (Method method : methods) {
            handles.add(handle(method));
        }
        return handles;
    }

    private static MethodHandle handle(Method method) throws IllegalAccessException {
        method.setAccessible(true);
        MethodHandle handle = MethodHandles.lookup().unreflect(method);
        return handle.type().parameterCount() > 1
                ? handle.asType(ON_INSTANCE.appendParameterTypes(Scenario.class))
                : handle.asType(ON_INSTANCE);
    }

    @Override
    public void run() {
        try {
            live();
            completed = true;
        } catch (TestAbortedException e) {
            aborted = String.valueOf(e.getMessage());
        } catch (Throwable thrown) {
            completed = true;
            TestBody.<RuntimeException>rethrow(thrown);
        }
    }

    private void live() throws Throwable {
        Object instance = create.invokeExact();
        Throwable first = null;
        try {
            for (MethodHandle handle : before) {
                handle.invokeExact(instance);
            }
            test(instance);
        } catch (Throwable thrown) {
            first = thrown;
        }
        for (MethodHandle handle : after) {
            first = tryOut(handle, instance, first);
        }
        if (first != null) {
            throw first;
        }
    }

    private void test(Object instance) throws Throwable {
        if (wantsScenario) {
            test.invokeExact(instance, new Scenario());
        } else {
            test.invokeExact(instance);
        }
    }

    private static Throwable tryOut(MethodHandle handle, Object instance, Throwable first) {
        try {
            handle.invokeExact(instance);
            return first;
        } catch (Throwable thrown) {
            if (first == null) {
                return thrown;
            }
            if (first != thrown) {
                first.addSuppressed(thrown);
            }
            return first;
        }
    }

    /** Throws it as it is: the test's exceptions are not ours to wrap. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
        throw (T) thrown;
    }

    Optional<String> aborted() {
        return completed ? Optional.empty() : Optional.ofNullable(aborted);
    }
}
