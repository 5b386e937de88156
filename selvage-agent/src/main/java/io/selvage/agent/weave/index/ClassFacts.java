package io.selvage.agent.weave.index;

import io.selvage.agent.bytecode.Names;
import io.selvage.hooks.OperationGranularity;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** What the weaver needs to know of a class, read from its class file. */
public final class ClassFacts {
    private static final Set<String> LASTING_TYPES = Set.of(
            "Ljava/lang/String;",
            "Ljava/lang/Class;",
            "Ljava/lang/Integer;",
            "Ljava/lang/Long;",
            "Ljava/lang/Boolean;",
            "Ljava/lang/Character;",
            "Ljava/lang/Double;");

    final String name;
    final int access;
    final String superName;
    final List<String> interfaces;
    /** What the class says of itself; null if nothing. */
    public OperationGranularity grain;

    private final Map<String, FieldFacts> fields = new HashMap<>();
    private final Map<String, Integer> methods = new HashMap<>();
    /** Read for enums only. */
    private InitialiserUses initialiser;

    private ClassFacts(ClassReader reader) {
        name = reader.getClassName();
        access = reader.getAccess();
        superName = reader.getSuperName();
        interfaces = Arrays.asList(reader.getInterfaces());
    }

    public static ClassFacts of(ClassReader reader) {
        ClassFacts facts = new ClassFacts(reader);
        reader.accept(facts.new Members(), ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        if (facts.isEnum()) {
            facts.initialiser = InitialiserUses.of(reader);
        }
        return facts;
    }

    boolean isInterface() {
        return (access & Opcodes.ACC_INTERFACE) != 0;
    }

    /** True for an enum, and for those of its constants that have a body. */
    private boolean isEnum() {
        return (access & Opcodes.ACC_ENUM) != 0;
    }

    /** Null if the class itself declares no such field. */
    FieldFacts field(String field, String descriptor) {
        return fields.get(field + descriptor);
    }

    /** The access flags of a method that the class itself declares, or null. */
    Integer method(String method, String descriptor) {
        return methods.get(method + descriptor);
    }

    /** True if the class has an initialiser, one that makes something if it is an interface. */
    boolean hasStaticState() {
        boolean hasInitialiser = !isInterface() && methods.containsKey("<clinit>()V");
        return hasInitialiser || fields.values().stream().anyMatch(FieldFacts::isStaticState);
    }

    /** True if something looks as if it ordered accesses of several threads. */
    boolean isSynchronizing() {
        return methods.values().stream().anyMatch(flags -> (flags & Opcodes.ACC_SYNCHRONIZED) != 0)
                || fields.values().stream()
                        .filter(field -> !field.isStatic())
                        .anyMatch(field ->
                                field.isVolatile() || field.descriptor().startsWith("Ljava/util/concurrent/"));
    }

    boolean hasChangingFields() {
        return fields.values().stream().anyMatch(field -> !field.isStatic() && !field.isFinal());
    }

    /** True for an interface that is initialised with the classes that implement it. */
    boolean hasDefaults() {
        return isInterface()
                && methods.values().stream()
                        .anyMatch(flags -> (flags & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_STATIC)) == 0);
    }

    /** True for an enum, or a constant of one, that has but names, numbers and functions of them. */
    boolean isInitialisedOnce() {
        return isEnum()
                && !initialiser.captureObjects()
                && fields.values().stream().allMatch(ClassFacts::isInitialisedOnce);
    }

    /** The other classes that an enum needs to make its constants. */
    Set<String> usedByInitialiser() {
        return initialiser.others();
    }

    private static boolean isInitialisedOnce(FieldFacts field) {
        if (field.isStatic()) {
            return field.constant() || field.isEnumConstant() || Names.isUnobservable(field.name());
        }
        String type = field.descriptor();
        return field.isFinal()
                && (Type.getType(type).getSort() < Type.ARRAY
                        || LASTING_TYPES.contains(type)
                        || type.startsWith("Ljava/util/function/"));
    }

    private final class Members extends ClassVisitor {
        private static final String GRANULARITY = "Lio/selvage/api/Granularity;";

        Members() {
            super(Opcodes.ASM9);
        }

        @Override
        public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
            return !descriptor.equals(GRANULARITY)
                    ? null
                    : new AnnotationVisitor(Opcodes.ASM9) {
                        @Override
                        public void visitEnum(String attribute, String type, String value) {
                            grain = OperationGranularity.valueOf(value);
                        }
                    };
        }

        @Override
        public FieldVisitor visitField(int flags, String field, String descriptor, String signature, Object value) {
            boolean constant = value != null && (flags & Opcodes.ACC_FINAL) != 0;
            fields.put(field + descriptor, new FieldFacts(name, field, descriptor, flags, constant));
            return null;
        }

        @Override
        public MethodVisitor visitMethod(
                int flags, String method, String descriptor, String signature, String[] exceptions) {
            methods.put(method + descriptor, flags);
            return null;
        }
    }
}
