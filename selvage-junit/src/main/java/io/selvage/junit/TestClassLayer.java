package io.selvage.junit;

import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;

/**
 * A test class, or one around it: how to make an instance, and what to call before and after each test and all tests.
 */
final class TestClassLayer {
    private static final MethodType ON_INSTANCE = MethodType.methodType(void.class, Object.class);

    /** Takes the instance around it, which it ignores if there is none. */
    private final MethodHandle create;

    private final List<MethodHandle> beforeAll;
    private final List<MethodHandle> before;
    private final List<MethodHandle> after;
    private final List<MethodHandle> afterAll;
    private final boolean oneForAll;

    private TestClassLayer(Class<?> type, Class<?> outer) throws ReflectiveOperationException {
        create = creator(type, outer);
        beforeAll = annotated(type, BeforeAll.class, HierarchyTraversalMode.TOP_DOWN);
        before = annotated(type, BeforeEach.class, HierarchyTraversalMode.TOP_DOWN);
        after = annotated(type, AfterEach.class, HierarchyTraversalMode.BOTTOM_UP);
        afterAll = annotated(type, AfterAll.class, HierarchyTraversalMode.BOTTOM_UP);
        oneForAll = Stream.of(BeforeAll.class, AfterAll.class)
                .flatMap(annotation -> found(type, annotation, HierarchyTraversalMode.TOP_DOWN).stream())
                .anyMatch(method -> !Modifier.isStatic(method.getModifiers()));
    }

    /** Outermost first. */
    static List<TestClassLayer> around(Class<?> type) throws ReflectiveOperationException {
        boolean inner = type.isMemberClass() && !Modifier.isStatic(type.getModifiers());
        List<TestClassLayer> layers = inner ? around(type.getDeclaringClass()) : new ArrayList<>();
        layers.add(new TestClassLayer(type, inner ? type.getDeclaringClass() : null));
        return layers;
    }

    private static MethodHandle creator(Class<?> type, Class<?> outer) throws ReflectiveOperationException {
        Constructor<?> constructor = outer == null ? type.getDeclaredConstructor() : type.getDeclaredConstructor(outer);
        constructor.setAccessible(true);
        MethodHandle handle = MethodHandles.lookup().unreflectConstructor(constructor);
        if (outer == null) {
            handle = MethodHandles.dropArguments(handle, 0, Object.class);
        }
        return handle.asType(MethodType.methodType(Object.class, Object.class));
    }

    private static List<MethodHandle> annotated(
            Class<?> type, Class<? extends Annotation> annotation, HierarchyTraversalMode order)
            throws ReflectiveOperationException {
        List<MethodHandle> handles = new ArrayList<>();
        for (Method method : found(type, annotation, order)) {
            handles.add(handle(method));
        }
        return handles;
    }

    private static List<Method> found(
            Class<?> type, Class<? extends Annotation> annotation, HierarchyTraversalMode order) {
        return AnnotationSupport.findAnnotatedMethods(type, annotation, order);
    }

    private static MethodHandle handle(Method method) throws IllegalAccessException {
        return onInstance(method).asType(ON_INSTANCE);
    }

    /** Takes the instance, and an array of the arguments. */
    static MethodHandle spread(Method method) throws IllegalAccessException {
        MethodHandle handle = onInstance(method);
        return handle.asSpreader(Object[].class, handle.type().parameterCount() - 1)
                .asType(ON_INSTANCE.appendParameterTypes(Object[].class));
    }

    private static MethodHandle onInstance(Method method) throws IllegalAccessException {
        method.setAccessible(true);
        MethodHandle handle = MethodHandles.lookup().unreflect(method);
        return Modifier.isStatic(method.getModifiers()) ? MethodHandles.dropArguments(handle, 0, Object.class) : handle;
    }

    Object create(Object outer) throws Throwable {
        return create.invokeExact(outer);
    }

    /** Whether something that goes before or after all tests needs the instance, which then is made first. */
    boolean isOneForAll() {
        return oneForAll;
    }

    /** @param instance null unless it is {@linkplain #isOneForAll there already} */
    void beforeAll(Object instance) throws Throwable {
        call(beforeAll, instance);
    }

    void before(Object instance) throws Throwable {
        call(before, instance);
    }

    /** Calls all of them; what they throw is added to {@code first}, or replaces it if that is null. */
    Throwable after(Object instance, Throwable first) {
        return call(after, instance, first);
    }

    /** As {@link #after}. */
    Throwable afterAll(Object instance, Throwable first) {
        return call(afterAll, instance, first);
    }

    private static void call(List<MethodHandle> handles, Object instance) throws Throwable {
        for (MethodHandle handle : handles) {
            handle.invokeExact(instance);
        }
    }

    private static Throwable call(List<MethodHandle> handles, Object instance, Throwable first) {
        Throwable failure = first;
        for (MethodHandle handle : handles) {
            try {
                handle.invokeExact(instance);
            } catch (Throwable thrown) {
                if (failure == null) {
                    failure = thrown;
                } else if (failure != thrown) {
                    failure.addSuppressed(thrown);
                }
            }
        }
        return failure;
    }
}
