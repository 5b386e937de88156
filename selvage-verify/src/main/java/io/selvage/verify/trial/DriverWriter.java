package io.selvage.verify.trial;

import io.selvage.verify.component.Component;
import io.selvage.verify.component.ComponentCall;
import io.selvage.verify.component.Stand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/**
 * Writes a program whose threads call a component: a class with {@code main}, so that its schedules can be replayed
 * like those of any program. Each argument is a thread, each letter of it a call, {@code A} the first; {@code ~}
 * in front means the other component.
 */
final class DriverWriter {
    private static final Type THREAD = Type.getType(Thread.class);
    private static final Type STRING = Type.getType(String.class);
    private static final Type INTERRUPTED = Type.getType(InterruptedException.class);

    private final Component component;
    private final Type target;
    private final Type self;
    private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES | ClassWriter.COMPUTE_MAXS) {
        @Override
        protected String getCommonSuperClass(String one, String other) {
            return "java/lang/Object";
        }
    };

    private DriverWriter(Component component) {
        this.component = component;
        target = Type.getType(component.type());
        String name = component.type().getName();
        String own = component.isOfJdk() ? "callers." + component.type().getSimpleName() : name;
        self = Type.getObjectType(own.replace('.', '/') + "Callers");
    }

    /** Writes it below {@code folder}; answers with the name of the class. */
    static String write(Component component, Path folder) throws IOException {
        DriverWriter driver = new DriverWriter(component);
        Path file = folder.resolve(driver.self.getInternalName() + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, driver.classFile());
        return driver.self.getClassName();
    }

    private byte[] classFile() {
        writer.visit(
                Opcodes.V17,
                Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER,
                self.getInternalName(),
                null,
                THREAD.getInternalName(),
                null);
        for (String field : List.of("mine", "other")) {
            writer.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, field, target.getDescriptor(), null, null);
        }
        writer.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, "plan", STRING.getDescriptor(), null, null);
        constructor();
        run();
        call();
        make();
        main();
        writer.visitEnd();
        return writer.toByteArray();
    }

    private GeneratorAdapter begin(int access, Method method) {
        MethodVisitor code = writer.visitMethod(access, method.getName(), method.getDescriptor(), null, null);
        return new GeneratorAdapter(code, access, method.getName(), method.getDescriptor());
    }

    private Method constructorMethod() {
        return new Method("<init>", Type.VOID_TYPE, new Type[] {target, target, STRING, STRING});
    }

    private void constructor() {
        GeneratorAdapter code = begin(0, constructorMethod());
        code.loadThis();
        code.loadArg(3);
        code.invokeConstructor(THREAD, new Method("<init>", Type.VOID_TYPE, new Type[] {STRING}));
        String[] fields = {"mine", "other", "plan"};
        for (int i = 0; i < fields.length; i++) {
            code.loadThis();
            code.loadArg(i);
            code.putField(self, fields[i], i == 2 ? STRING : target);
        }
        code.returnValue();
        code.endMethod();
    }

    /** One call after the other. An interrupt ends the thread. */
    private void run() {
        GeneratorAdapter code = begin(Opcodes.ACC_PUBLIC, Method.getMethod("void run()"));
        int at = code.newLocal(Type.INT_TYPE);
        Label begin = code.mark();
        code.push(0);
        code.storeLocal(at);
        Label loop = code.mark();
        Label end = new Label();
        code.loadLocal(at);
        code.loadThis();
        code.getField(self, "plan", STRING);
        code.invokeVirtual(STRING, Method.getMethod("int length()"));
        code.ifICmp(GeneratorAdapter.GE, end);
        code.loadThis();
        code.getField(self, "mine", target);
        code.loadThis();
        code.getField(self, "other", target);
        code.loadThis();
        code.getField(self, "plan", STRING);
        code.loadLocal(at);
        code.invokeVirtual(STRING, Method.getMethod("char charAt(int)"));
        code.invokeStatic(self, callMethod());
        code.iinc(at, 1);
        code.goTo(loop);
        code.mark(end);
        code.returnValue();
        Label over = code.mark();
        code.catchException(begin, over, INTERRUPTED);
        code.pop();
        code.returnValue();
        code.endMethod();
    }

    private Method callMethod() {
        return new Method("call", Type.VOID_TYPE, new Type[] {target, target, Type.CHAR_TYPE});
    }

    private void call() {
        GeneratorAdapter code = begin(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC, callMethod());
        for (int i = 0; i < component.calls().size(); i++) {
            Label next = new Label();
            code.loadArg(2);
            code.push('A' + i);
            code.ifICmp(GeneratorAdapter.NE, next);
            call(code, component.calls().get(i));
            code.returnValue();
            code.mark(next);
        }
        code.returnValue();
        code.endMethod();
    }

    private void call(GeneratorAdapter code, ComponentCall call) {
        code.loadArg(0);
        Class<?>[] types = call.method().getParameterTypes();
        for (int i = 0; i < types.length; i++) {
            push(code, call.args().get(i), types[i]);
        }
        Method method = Method.getMethod(call.method());
        code.invokeVirtual(target, method);
        int size = method.getReturnType().getSize();
        if (size == 2) {
            code.pop2();
        } else if (size == 1) {
            code.pop();
        }
    }

    private void push(GeneratorAdapter code, Object value, Class<?> type) {
        if (value == null) {
            code.visitInsn(Opcodes.ACONST_NULL);
        } else if (value instanceof Stand stand) {
            pushStand(code, stand);
        } else if (value instanceof String text) {
            code.push(text);
        } else {
            pushNumber(code, value);
            if (!type.isPrimitive()) {
                code.valueOf(primitive(value));
            }
        }
    }

    private static Type primitive(Object value) {
        return value instanceof Boolean
                ? Type.BOOLEAN_TYPE
                : value instanceof Character
                        ? Type.CHAR_TYPE
                        : value instanceof Long
                                ? Type.LONG_TYPE
                                : value instanceof Double
                                        ? Type.DOUBLE_TYPE
                                        : value instanceof Float
                                                ? Type.FLOAT_TYPE
                                                : value instanceof Byte
                                                        ? Type.BYTE_TYPE
                                                        : value instanceof Short ? Type.SHORT_TYPE : Type.INT_TYPE;
    }

    private static void pushNumber(GeneratorAdapter code, Object value) {
        if (value instanceof Boolean truth) {
            code.push(truth);
        } else if (value instanceof Character letter) {
            code.push(letter);
        } else if (value instanceof Long number) {
            code.push(number);
        } else if (value instanceof Double number) {
            code.push(number);
        } else if (value instanceof Float number) {
            code.push(number);
        } else {
            code.push(((Number) value).intValue());
        }
    }

    private static void pushStand(GeneratorAdapter code, Stand stand) {
        Type object = Type.getType(Object.class);
        switch (stand) {
            case OTHER -> code.loadArg(1);
            case SECONDS ->
                code.getStatic(
                        Type.getType(java.util.concurrent.TimeUnit.class),
                        "SECONDS",
                        Type.getType(java.util.concurrent.TimeUnit.class));
            case LIST, SET, MAP -> {
                String name = stand == Stand.LIST ? "List" : stand == Stand.SET ? "Set" : "Map";
                Type holder = Type.getObjectType("java/util/" + name);
                int elements = stand == Stand.MAP ? 2 : 1;
                Type[] types = new Type[elements];
                for (int i = 0; i < elements; i++) {
                    types[i] = object;
                    code.push(1);
                    code.valueOf(Type.INT_TYPE);
                }
                code.visitMethodInsn(
                        Opcodes.INVOKESTATIC,
                        holder.getInternalName(),
                        "of",
                        Type.getMethodDescriptor(holder, types),
                        true);
            }
        }
    }

    private void make() {
        GeneratorAdapter code =
                begin(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC, new Method("make", target, new Type[0]));
        Component.Construction made = component.constructor().orElseThrow();
        code.newInstance(target);
        code.dup();
        Class<?>[] types = made.constructor().getParameterTypes();
        for (int i = 0; i < types.length; i++) {
            push(code, made.args().get(i), types[i]);
        }
        code.invokeConstructor(target, Method.getMethod(made.constructor()));
        code.returnValue();
        code.endMethod();
    }

    /** Makes the components and the threads, starts all and waits for all. */
    private void main() {
        Method main = Method.getMethod("void main(String[])");
        GeneratorAdapter code = begin(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, main);
        int one = code.newLocal(target);
        int two = code.newLocal(target);
        int threads = code.newLocal(Type.getType(Thread[].class));
        code.invokeStatic(self, new Method("make", target, new Type[0]));
        code.storeLocal(one);
        Label alone = new Label();
        Label made = new Label();
        code.loadArg(0);
        code.push(0);
        code.arrayLoad(STRING);
        code.push("2");
        code.invokeVirtual(STRING, Method.getMethod("boolean equals(Object)"));
        code.ifZCmp(GeneratorAdapter.EQ, alone);
        code.invokeStatic(self, new Method("make", target, new Type[0]));
        code.storeLocal(two);
        code.goTo(made);
        code.mark(alone);
        code.visitInsn(Opcodes.ACONST_NULL);
        code.storeLocal(two);
        code.mark(made);
        code.loadArg(0);
        code.arrayLength();
        code.newArray(THREAD);
        code.storeLocal(threads);
        eachThread(code, index -> {
            code.loadLocal(threads);
            code.loadLocal(index);
            thread(code, index, one, two);
            code.arrayStore(THREAD);
        });
        eachThread(code, index -> onThread(code, threads, index, "start"));
        eachThread(code, index -> onThread(code, threads, index, "join"));
        code.returnValue();
        code.endMethod();
    }

    /** {@code new Callers(mine, other, plan, name)}; a plan that begins with ~ is about the other component. */
    private void thread(GeneratorAdapter code, int index, int one, int two) {
        int plan = code.newLocal(STRING);
        Label swapped = new Label();
        Label done = new Label();
        code.loadArg(0);
        code.loadLocal(index);
        code.arrayLoad(STRING);
        code.storeLocal(plan);
        code.newInstance(self);
        code.dup();
        code.loadLocal(plan);
        code.push("~");
        code.invokeVirtual(STRING, Method.getMethod("boolean startsWith(String)"));
        code.ifZCmp(GeneratorAdapter.NE, swapped);
        code.loadLocal(one);
        code.loadLocal(two);
        code.goTo(done);
        code.mark(swapped);
        code.loadLocal(two);
        code.loadLocal(one);
        code.mark(done);
        code.loadLocal(plan);
        code.push("T");
        code.loadLocal(index);
        code.invokeStatic(STRING, Method.getMethod("String valueOf(int)"));
        code.invokeVirtual(STRING, Method.getMethod("String concat(String)"));
        code.invokeConstructor(self, constructorMethod());
    }

    private static void onThread(GeneratorAdapter code, int threads, int index, String method) {
        code.loadLocal(threads);
        code.loadLocal(index);
        code.arrayLoad(THREAD);
        code.invokeVirtual(THREAD, new Method(method, Type.VOID_TYPE, new Type[0]));
    }

    /** The first argument is the number of components. */
    private static void eachThread(GeneratorAdapter code, java.util.function.IntConsumer body) {
        int index = code.newLocal(Type.INT_TYPE);
        Label end = new Label();
        code.push(1);
        code.storeLocal(index);
        Label loop = code.mark();
        code.loadLocal(index);
        code.loadArg(0);
        code.arrayLength();
        code.ifICmp(GeneratorAdapter.GE, end);
        body.accept(index);
        code.iinc(index, 1);
        code.goTo(loop);
        code.mark(end);
    }
}
