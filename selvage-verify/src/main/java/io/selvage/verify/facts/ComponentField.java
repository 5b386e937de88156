package io.selvage.verify.facts;

import org.objectweb.asm.Opcodes;

/** A field of the component, as declared. */
public record ComponentField(String name, String owner, String descriptor, int access) {
    public boolean isFinal() {
        return (access & Opcodes.ACC_FINAL) != 0;
    }

    public boolean isVolatile() {
        return (access & Opcodes.ACC_VOLATILE) != 0;
    }

    public boolean isPrivate() {
        return (access & Opcodes.ACC_PRIVATE) != 0;
    }

    public boolean isStatic() {
        return (access & Opcodes.ACC_STATIC) != 0;
    }

    /** Whether its value cannot change but by an assignment. */
    public boolean isImmutable() {
        return descriptor.length() == 1 || descriptor.equals("Ljava/lang/String;");
    }

    public boolean isLock() {
        return descriptor.startsWith("Ljava/util/concurrent/locks/") && descriptor.contains("Lock");
    }

    /** Whether what it refers to is a plain container or an array, which threads can use together only by luck. */
    public boolean isPlainContainer() {
        return descriptor.startsWith("[")
                || descriptor.startsWith("Ljava/util/") && !descriptor.startsWith("Ljava/util/concurrent/")
                || descriptor.equals("Ljava/lang/StringBuilder;");
    }
}
