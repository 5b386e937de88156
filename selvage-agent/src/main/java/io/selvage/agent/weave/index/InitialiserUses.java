package io.selvage.agent.weave.index;

import io.selvage.agent.bytecode.Names;
import io.selvage.agent.bytecode.ParameterTypes;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * What the initialiser and the constructors of a class use, by themselves or in methods of the class that they call.
 */
final class InitialiserUses extends ClassVisitor {
    private final String name;
    private final Map<String, Uses> methods = new HashMap<>();
    private final Uses all = new Uses();

    private InitialiserUses(String name) {
        super(Opcodes.ASM9);
        this.name = name;
    }

    static InitialiserUses of(ClassReader reader) {
        InitialiserUses uses = new InitialiserUses(reader.getClassName());
        reader.accept(uses, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        uses.follow();
        return uses;
    }

    /** The other classes whose static fields or methods they use. */
    Set<String> others() {
        return all.others;
    }

    /** True if they make lambdas that know an object, other than one of the class itself. */
    boolean captureObjects() {
        return all.captures;
    }

    @Override
    public MethodVisitor visitMethod(int access, String method, String descriptor, String signature, String[] thrown) {
        Uses uses = new Uses();
        methods.put(method + descriptor, uses);
        return uses;
    }

    private void follow() {
        Set<String> seen = new HashSet<>(methods.keySet());
        seen.removeIf(method -> !method.startsWith("<"));
        Deque<String> ahead = new ArrayDeque<>(seen);
        while (!ahead.isEmpty()) {
            Uses uses = methods.get(ahead.remove());
            if (uses != null) {
                all.others.addAll(uses.others);
                all.captures |= uses.captures;
                uses.own.stream().filter(seen::add).forEach(ahead::add);
            }
        }
    }

    /** What one method uses. */
    private final class Uses extends MethodVisitor {
        final Set<String> own = new HashSet<>();
        final Set<String> others = new HashSet<>();
        boolean captures;

        Uses() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String field, String descriptor) {
            boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
            if (isStatic && !owner.equals(name)) {
                others.add(owner);
            }
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String method, String descriptor, boolean isInterface) {
            if (owner.equals(name)) {
                own.add(method + descriptor);
            } else {
                others.add(owner);
            }
        }

        @Override
        public void visitInvokeDynamicInsn(String method, String descriptor, Handle maker, Object... arguments) {
            if (Names.makesLambdas(maker.getOwner())) {
                for (Type captured : Type.getArgumentTypes(descriptor)) {
                    captures |= ParameterTypes.isReference(captured)
                            && !captured.getInternalName().equals(name);
                }
            }
        }
    }
}
