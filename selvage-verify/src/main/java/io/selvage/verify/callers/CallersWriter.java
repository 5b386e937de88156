package io.selvage.verify.callers;

import io.selvage.verify.component.Component;
import io.selvage.verify.component.ComponentCall;
import io.selvage.verify.component.Stand;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;
import org.objectweb.asm.commons.SimpleRemapper;

/** Writes the program whose threads call a component: a copy of {@link CallersTemplate} and a subclass of it. */
final class CallersWriter {
    private static final Type OBJECT = Type.getType(Object.class);
    private static final Method NO_ARGUMENTS = Method.getMethod("void <init>()");
    private static final Method ALL_ARGUMENTS = Method.getMethod("void <init>(String, Object[], String, boolean)");
    private static final Method MAKE = Method.getMethod("Object make()");
    private static final Method CALL = Method.getMethod("Object call(Object, Object, int)");

    private final Component component;
    private final Type target;
    private final Type self;
    private final Type template;
    /** The classes that stand for implementations of interfaces. */
    private final Map<Stand, Type> stubs = new LinkedHashMap<>();

    private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES | ClassWriter.COMPUTE_MAXS) {
        @Override
        protected String getCommonSuperClass(String one, String other) {
            return "java/lang/Object";
        }
    };

    private CallersWriter(Component component) {
        this.component = component;
        target = Type.getType(component.type());
        String name = component.type().getName();
        String own = component.isOfJdk() ? "callers." + component.type().getSimpleName() : name;
        self = Type.getObjectType(own.replace('.', '/') + "Callers");
        template = Type.getObjectType(self.getInternalName() + "Template");
    }

    /** Writes it below {@code folder}; answers with the name of the class that has {@code main}. */
    static String write(Component component, Path folder) throws IOException {
        CallersWriter callers = new CallersWriter(component);
        write(callers.self, callers.classFile(), folder);
        callers.copy(CallersTemplate.class, folder);
        callers.copy(CallersTemplate.NoInput.class, folder);
        for (Map.Entry<Stand, Type> stub : callers.stubs.entrySet()) {
            write(stub.getValue(), StubWriter.classFile(stub.getValue(), stub.getKey()), folder);
        }
        return callers.self.getClassName();
    }

    private static void write(Type type, byte[] classFile, Path folder) throws IOException {
        Path file = folder.resolve(type.getInternalName() + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, classFile);
    }

    /** A copy of {@code original}, with the names that it and the template have beside the component. */
    private void copy(Class<?> original, Path folder) throws IOException {
        String templateName = Type.getInternalName(CallersTemplate.class);
        String inputName = Type.getInternalName(CallersTemplate.NoInput.class);
        Type input = Type.getObjectType(self.getInternalName() + "Input");
        Map<String, String> names =
                Map.of(templateName, template.getInternalName(), inputName, input.getInternalName());
        String name = Type.getInternalName(original);
        try (InputStream in = original.getResourceAsStream("/" + name + ".class")) {
            ClassWriter copy = new ClassWriter(0);
            ClassReader reader = new ClassReader(in.readAllBytes());
            ClassVisitor renamed = new ClassRemapper(copy, new SimpleRemapper(Opcodes.ASM9, names));
            reader.accept(new WithoutNest(renamed), ClassReader.SKIP_DEBUG);
            write(Type.getObjectType(names.get(name)), copy.toByteArray(), folder);
        }
    }

    /** Copies are no members of one another any more. */
    private static final class WithoutNest extends ClassVisitor {
        WithoutNest(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visitNestHost(String host) {
            // None is told on.
        }

        @Override
        public void visitNestMember(String member) {
            // None is told on.
        }

        @Override
        public void visitInnerClass(String name, String outer, String inner, int access) {
            // None is told on.
        }
    }

    private byte[] classFile() {
        writer.visit(
                Opcodes.V17,
                Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER,
                self.getInternalName(),
                null,
                template.getInternalName(),
                null);
        constructor();
        another();
        make();
        call();
        main();
        writer.visitEnd();
        return writer.toByteArray();
    }

    private GeneratorAdapter begin(int access, Method method) {
        MethodVisitor code = writer.visitMethod(access, method.getName(), method.getDescriptor(), null, null);
        return new GeneratorAdapter(code, access, method.getName(), method.getDescriptor());
    }

    private static void end(GeneratorAdapter code) {
        code.returnValue();
        code.endMethod();
    }

    private void constructor() {
        GeneratorAdapter code = begin(Opcodes.ACC_PUBLIC, NO_ARGUMENTS);
        code.loadThis();
        code.invokeConstructor(template, NO_ARGUMENTS);
        end(code);
    }

    private void newSelf(GeneratorAdapter code) {
        code.newInstance(self);
        code.dup();
        code.invokeConstructor(self, NO_ARGUMENTS);
    }

    private void another() {
        GeneratorAdapter code = begin(Opcodes.ACC_PRIVATE, ALL_ARGUMENTS);
        code.loadThis();
        code.loadArgs();
        code.invokeConstructor(template, ALL_ARGUMENTS);
        end(code);
        Type[] types = ALL_ARGUMENTS.getArgumentTypes();
        code = begin(Opcodes.ACC_PROTECTED, new Method("another", template, types));
        code.newInstance(self);
        code.dup();
        code.loadArgs();
        code.invokeConstructor(self, ALL_ARGUMENTS);
        end(code);
    }

    private void main() {
        Method main = Method.getMethod("void main(String[])");
        GeneratorAdapter code = begin(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, main);
        newSelf(code);
        code.loadArg(0);
        code.invokeVirtual(self, Method.getMethod("void begin(String[])"));
        end(code);
    }

    private void make() {
        GeneratorAdapter code = begin(Opcodes.ACC_PROTECTED, MAKE);
        Component.Construction made = component.constructor().orElseThrow();
        code.newInstance(target);
        code.dup();
        Class<?>[] types = made.constructor().getParameterTypes();
        for (int i = 0; i < types.length; i++) {
            push(code, made.args().get(i), types[i]);
        }
        code.invokeConstructor(target, Method.getMethod(made.constructor()));
        end(code);
    }

    private void call() {
        GeneratorAdapter code = begin(Opcodes.ACC_PROTECTED, CALL);
        List<ComponentCall> all = component.all();
        for (int i = 0; i < all.size(); i++) {
            Label next = new Label();
            code.loadArg(2);
            code.push(i);
            code.ifICmp(GeneratorAdapter.NE, next);
            call(code, all.get(i));
            code.returnValue();
            code.mark(next);
        }
        code.visitInsn(Opcodes.ACONST_NULL);
        end(code);
    }

    private void call(GeneratorAdapter code, ComponentCall call) {
        code.loadArg(0);
        code.checkCast(target);
        Class<?>[] types = call.method().getParameterTypes();
        for (int i = 0; i < types.length; i++) {
            push(code, call.args().get(i), types[i]);
        }
        Method method = Method.getMethod(call.method());
        code.invokeVirtual(target, method);
        if (method.getReturnType().equals(Type.VOID_TYPE)) {
            code.push("done");
        } else {
            code.valueOf(method.getReturnType());
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

    private void pushStand(GeneratorAdapter code, Stand stand) {
        Type type = Type.getType(stand.type());
        switch (stand.kind()) {
            case OTHER -> {
                code.loadArg(1);
                code.checkCast(target);
            }
            case CONSTANT -> code.getStatic(type, stand.constant().name(), type);
            case LIST, SET, MAP -> pushContainer(code, stand, type);
            case ARRAY -> {
                code.push(1);
                code.newArray(type);
                code.dup();
                code.push(0);
                push(code, stand.args().get(0), stand.type());
                code.arrayStore(type);
            }
            case MADE -> pushMade(code, stand, type);
            case STUB, THROWING -> {
                Type stub = stubs.computeIfAbsent(
                        stand, one -> Type.getObjectType(self.getInternalName() + "Stub" + stubs.size()));
                code.newInstance(stub);
                code.dup();
                code.invokeConstructor(stub, NO_ARGUMENTS);
            }
        }
    }

    private void pushContainer(GeneratorAdapter code, Stand stand, Type holder) {
        Type[] types = new Type[stand.args().size()];
        for (int i = 0; i < types.length; i++) {
            types[i] = OBJECT;
            push(code, stand.args().get(i), Object.class);
        }
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC, holder.getInternalName(), "of", Type.getMethodDescriptor(holder, types), true);
    }

    private void pushMade(GeneratorAdapter code, Stand stand, Type type) {
        Constructor<?> constructor = Arrays.stream(stand.type().getDeclaredConstructors())
                .filter(one -> Stand.fits(one.getParameterTypes(), stand.args()))
                .min(Comparator.comparing(Constructor::toString))
                .orElseThrow();
        code.newInstance(type);
        code.dup();
        for (int i = 0; i < stand.args().size(); i++) {
            push(code, stand.args().get(i), constructor.getParameterTypes()[i]);
        }
        code.invokeConstructor(type, Method.getMethod(constructor));
    }
}
