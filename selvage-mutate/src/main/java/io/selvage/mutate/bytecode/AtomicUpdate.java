package io.selvage.mutate.bytecode;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.pitest.reloc.asm.Opcodes;
import org.pitest.reloc.asm.Type;
import org.pitest.reloc.asm.tree.InsnList;
import org.pitest.reloc.asm.tree.InsnNode;
import org.pitest.reloc.asm.tree.MethodInsnNode;
import org.pitest.reloc.asm.tree.VarInsnNode;

/**
 * A call that reads and writes an atomic variable at once.
 *
 * @param change what becomes of the value: by one, by an argument, to an argument, or by a function
 * @param givesNew whether the result is the value after the update
 * @param place what says which variable it is, besides the receiver: an index, or the object that has the field
 */
public record AtomicUpdate(MethodInsnNode call, Change change, boolean givesNew, List<Type> place) {
    private static final String PACKAGE = "java/util/concurrent/atomic/Atomic";
    private static final Type OBJECT = Type.getType(Object.class);

    /** What an update does, by the part of its name that says so. */
    enum Change {
        INCREMENT("ncrement"),
        DECREMENT("ecrement"),
        ADD("dd"),
        SET("et"),
        UPDATE("pdate"),
        ACCUMULATE("ccumulate");

        private final String word;

        Change(String word) {
            this.word = word;
        }

        /** {@code incrementAndGet} or {@code getAndIncrement}; there is no {@code setAndGet}. */
        private boolean isNamed(String name, boolean givesNew) {
            return givesNew
                    ? this != SET && name.equals(first() + word + "AndGet")
                    : name.equals("getAnd" + first().toUpperCase(Locale.ROOT) + word);
        }

        private String first() {
            return name().substring(0, 1).toLowerCase(Locale.ROOT);
        }
    }

    private static final Map<Integer, String> APPLY =
            Map.of(Type.INT, "applyAsInt", Type.LONG, "applyAsLong", Type.OBJECT, "apply");

    public static Optional<AtomicUpdate> of(MethodInsnNode call) {
        if (!call.owner.startsWith(PACKAGE)) {
            return Optional.empty();
        }
        boolean hasPlace = call.owner.endsWith("Array") || call.owner.endsWith("Updater");
        Type[] operands = Type.getArgumentTypes(call.desc);
        List<Type> place = hasPlace && operands.length > 0 ? List.of(operands[0]) : List.of();
        return Arrays.stream(Change.values())
                .flatMap(change -> Stream.of(true, false)
                        .filter(givesNew -> change.isNamed(call.name, givesNew))
                        .map(givesNew -> new AtomicUpdate(call, change, givesNew, place)))
                .findFirst();
    }

    /** Does the same by two calls. */
    public InsnList readAndWrite(EditedMethod method) {
        Type value = Type.getReturnType(call.desc);
        Type[] operands = Type.getArgumentTypes(call.desc);
        int[] locals = new int[operands.length];
        InsnList list = new InsnList();
        for (int i = operands.length - 1; i >= 0; i--) {
            locals[i] = method.newLocal(operands[i]);
            list.add(new VarInsnNode(operands[i].getOpcode(Opcodes.ISTORE), locals[i]));
        }
        int receiver = keep(list, method.newLocal(OBJECT), OBJECT);
        loadPlace(list, operands, receiver, locals);
        list.add(call("get", Type.getMethodDescriptor(value, place.toArray(Type[]::new))));
        int old = keep(list, method.newLocal(value), value);
        compute(list, value, operands, locals, old);
        int changed = keep(list, method.newLocal(value), value);
        loadPlace(list, operands, receiver, locals);
        list.add(new VarInsnNode(value.getOpcode(Opcodes.ILOAD), changed));
        Type[] given = place.isEmpty() ? new Type[] {value} : new Type[] {place.get(0), value};
        list.add(call("set", Type.getMethodDescriptor(Type.VOID_TYPE, given)));
        list.add(new VarInsnNode(value.getOpcode(Opcodes.ILOAD), givesNew ? changed : old));
        return list;
    }

    private static int keep(InsnList list, int local, Type type) {
        list.add(new VarInsnNode(type.getOpcode(Opcodes.ISTORE), local));
        return local;
    }

    private void loadPlace(InsnList list, Type[] operands, int receiver, int[] locals) {
        list.add(new VarInsnNode(Opcodes.ALOAD, receiver));
        if (!place.isEmpty()) {
            list.add(new VarInsnNode(operands[0].getOpcode(Opcodes.ILOAD), locals[0]));
        }
    }

    private MethodInsnNode call(String name, String descriptor) {
        return new MethodInsnNode(call.getOpcode(), call.owner, name, descriptor, call.itf);
    }

    private void compute(InsnList list, Type value, Type[] operands, int[] locals, int old) {
        int last = operands.length - 1;
        switch (change) {
            case INCREMENT, DECREMENT -> {
                list.add(new VarInsnNode(value.getOpcode(Opcodes.ILOAD), old));
                list.add(new InsnNode(value == Type.LONG_TYPE ? Opcodes.LCONST_1 : Opcodes.ICONST_1));
                list.add(new InsnNode(value.getOpcode(change == Change.INCREMENT ? Opcodes.IADD : Opcodes.ISUB)));
            }
            case ADD -> {
                list.add(new VarInsnNode(value.getOpcode(Opcodes.ILOAD), old));
                list.add(new VarInsnNode(value.getOpcode(Opcodes.ILOAD), locals[last]));
                list.add(new InsnNode(value.getOpcode(Opcodes.IADD)));
            }
            case SET -> list.add(new VarInsnNode(value.getOpcode(Opcodes.ILOAD), locals[last]));
            case UPDATE, ACCUMULATE -> {
                list.add(new VarInsnNode(Opcodes.ALOAD, locals[last]));
                list.add(new VarInsnNode(value.getOpcode(Opcodes.ILOAD), old));
                boolean isBinary = change == Change.ACCUMULATE;
                if (isBinary) {
                    list.add(new VarInsnNode(value.getOpcode(Opcodes.ILOAD), locals[last - 1]));
                }
                Type[] given = isBinary ? new Type[] {value, value} : new Type[] {value};
                list.add(new MethodInsnNode(
                        Opcodes.INVOKEINTERFACE,
                        operands[last].getInternalName(),
                        APPLY.get(value.getSort()),
                        Type.getMethodDescriptor(value, given),
                        true));
            }
        }
    }
}
