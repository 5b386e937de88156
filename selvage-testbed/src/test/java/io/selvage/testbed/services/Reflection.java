package io.selvage.testbed.services;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** What a program can find out about its own classes. */
final class Reflection {
    private Reflection() {}

    @Retention(RetentionPolicy.RUNTIME)
    @interface Mark {
        String value() default "none";

        int[] numbers() default {1, 2};

        Class<?> type() default Object.class;
    }

    enum Colour {
        RED,
        GREEN {
            @Override
            public String toString() {
                return "grass";
            }
        }
    }

    record Pair<T extends Comparable<T>>(T first, List<? super T> rest) implements Serializable {}

    @Mark(value = "here", type = String.class)
    abstract static class Base<A, B extends Map<String, A>> implements Supplier<List<A>> {
        static final int CONSTANT = 7;
        static final List<String> LIST = List.of("x");
        protected transient volatile long field = 3;
        private final B map = null;

        @Deprecated
        protected synchronized <X extends Exception> B call(A one, int... more) throws X {
            return map;
        }
    }

    sealed interface Shape permits Circle {}

    static final class Circle implements Shape {}

    static void ask(Answers a) {
        types(a);
        members(a);
        values(a);
        calls(a);
    }

    private static void types(Answers a) {
        a.ask("annotation", () -> Base.class.getAnnotation(Mark.class));
        a.ask("annotations", () -> Base.class.getAnnotations().length);
        a.ask(
                "default value",
                () -> Arrays.toString(Base.class.getAnnotation(Mark.class).numbers()));
        a.ask("modifiers", () -> Modifier.toString(Base.class.getModifiers()));
        a.ask("interfaces", () -> Arrays.toString(Base.class.getGenericInterfaces()));
        a.ask("parameters", () -> Arrays.toString(Base.class.getTypeParameters()[1].getBounds()));
        a.ask("generic", Base.class::toGenericString);
        a.ask("nest", () -> Base.class.getNestHost() + " " + Base.class.getEnclosingClass());
        a.ask("inner", () -> Reflection.class.getDeclaredClasses().length);
        a.ask("names", () -> Base.class.getSimpleName() + Base.class.getTypeName() + int[][].class.getName());
        a.ask("sealed", () -> Shape.class.isSealed() + Arrays.toString(Shape.class.getPermittedSubclasses()));
        a.ask("anonymous", () -> new Object() {}.getClass().isAnonymousClass());
        a.ask("lambda", () -> ((Supplier<String>) () -> "x").getClass().isSynthetic());
    }

    private static void members(Answers a) {
        a.ask("fields", () -> names(Base.class.getDeclaredFields()));
        a.ask("field", () -> Base.class.getDeclaredField("field").toGenericString());
        a.ask("constant", () -> Base.class.getDeclaredField("CONSTANT").get(null));
        a.ask("list", () -> Base.class.getDeclaredField("LIST").get(null));
        a.ask(
                "methods",
                () -> Arrays.stream(Base.class.getDeclaredMethods())
                        .map(Method::getName)
                        .sorted()
                        .toList());
        a.ask(
                "method",
                () -> Base.class
                        .getDeclaredMethod("call", Object.class, int[].class)
                        .getGenericReturnType());
        a.ask(
                "method annotations",
                () -> Base.class
                        .getDeclaredMethod("call", Object.class, int[].class)
                        .getAnnotations()
                        .length);
        a.ask("constructors", () -> Arrays.toString(Circle.class.getDeclaredConstructors()));
        a.ask("main", () -> JdkServices.class.getMethod("main", String[].class));
        a.ask("enum fields", () -> names(Colour.class.getDeclaredFields()));
    }

    private static void values(Answers a) {
        a.ask("enum", () -> Colour.valueOf("GREEN"));
        a.ask("no enum", () -> Colour.valueOf("BLUE"));
        a.ask("enums", () -> Arrays.toString(Colour.class.getEnumConstants()));
        a.ask(
                "enum class",
                () -> Colour.GREEN.getDeclaringClass() + " "
                        + Colour.GREEN.getClass().isEnum());
        a.ask("record", () -> new Pair<>("a", List.of("b")));
        a.ask("record hash", () -> new Pair<>("a", List.of("b")).hashCode());
        a.ask(
                "components",
                () -> Arrays.stream(Pair.class.getRecordComponents())
                        .map(RecordComponent::toString)
                        .toList());
        a.ask("component types", () -> Pair.class.getRecordComponents()[1].getGenericType());
        a.ask("serialized", () -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new ObjectOutputStream(bytes).writeObject(new Pair<>("a", List.of("b")));
            return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        });
    }

    private static void calls(Answers a) {
        a.ask("invoke", () -> String.class.getMethod("concat", String.class).invoke("a", "b"));
        a.ask("fails", () -> {
            try {
                return Integer.class.getMethod("parseInt", String.class).invoke(null, "x");
            } catch (InvocationTargetException e) {
                return e.getCause();
            }
        });
        a.ask("new", () -> Circle.class.getDeclaredConstructor().newInstance() != null);
        a.ask(
                "proxy",
                () -> ((Greeting) Proxy.newProxyInstance(
                                Reflection.class.getClassLoader(),
                                new Class<?>[] {Greeting.class},
                                (p, m, args) -> m.getName()))
                        .text());
        a.ask("handle", () -> {
            try {
                return (String) MethodHandles.lookup()
                        .findVirtual(String.class, "trim", MethodType.methodType(String.class))
                        .invokeExact(" x ");
            } catch (Throwable e) {
                return e;
            }
        });
        a.ask("not allowed", () -> {
            Field value = String.class.getDeclaredField("value");
            return value.trySetAccessible();
        });
        a.ask("parse", () -> MethodType.fromMethodDescriptorString("(ILjava/lang/String;)V", null));
    }

    private static List<String> names(Field[] fields) {
        return Arrays.stream(fields).map(Field::getName).toList();
    }
}
