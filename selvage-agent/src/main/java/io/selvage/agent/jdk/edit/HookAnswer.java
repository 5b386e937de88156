package io.selvage.agent.jdk.edit;

import org.objectweb.asm.Opcodes;

/** How a hook at the head of a method answers that it has done the work, and what the method returns then. */
public enum HookAnswer {
    /** True: the method returns. */
    DONE {
        @Override
        Object[] append(CodeSnippet code, Exit exit) {
            exit.unless(Opcodes.IFEQ);
            code.op(Opcodes.RETURN);
            return new Object[0];
        }
    },
    /** Whatever it is: the JDK does the work. */
    NEVER {
        @Override
        Object[] append(CodeSnippet code, Exit exit) {
            code.op(Opcodes.POP);
            return new Object[0];
        }
    },
    /** True: the method returns true. */
    DONE_TRUE {
        @Override
        Object[] append(CodeSnippet code, Exit exit) {
            exit.unless(Opcodes.IFEQ);
            code.op(Opcodes.ICONST_1).op(Opcodes.IRETURN);
            return new Object[0];
        }
    },
    /** An int that is the method's result unless negative. */
    INT {
        @Override
        Object[] append(CodeSnippet code, Exit exit) {
            code.op(Opcodes.DUP);
            exit.unless(Opcodes.IFLT);
            code.op(Opcodes.IRETURN);
            return new Object[] {Opcodes.INTEGER};
        }
    },
    /** A long that is the method's result unless negative. */
    LONG {
        @Override
        Object[] append(CodeSnippet code, Exit exit) {
            code.op(Opcodes.DUP2).op(Opcodes.LCONST_0).op(Opcodes.LCMP);
            exit.unless(Opcodes.IFLT);
            code.op(Opcodes.LRETURN);
            return new Object[] {Opcodes.LONG};
        }
    },
    /** A long that, as an int, is the method's result unless negative. */
    LONG_AS_INT {
        @Override
        Object[] append(CodeSnippet code, Exit exit) {
            code.op(Opcodes.DUP2).op(Opcodes.LCONST_0).op(Opcodes.LCMP);
            exit.unless(Opcodes.IFLT);
            code.op(Opcodes.L2I).op(Opcodes.IRETURN);
            return new Object[] {Opcodes.LONG};
        }
    },
    /** A reference that is the method's result unless null. */
    REFERENCE {
        @Override
        Object[] append(CodeSnippet code, Exit exit) {
            code.op(Opcodes.DUP);
            exit.unless(Opcodes.IFNULL);
            code.op(Opcodes.ARETURN);
            return new Object[] {"java/lang/Object"};
        }
    },
    /** None: the body runs in any case. */
    NONE {
        @Override
        Object[] append(CodeSnippet code, Exit exit) {
            return new Object[0];
        }
    };

    /** Where to go when the JDK is to do the work. */
    interface Exit {
        void unless(int jump);
    }

    /**
     * Adds to {@code code}, after the hook's call, what returns or leaves through {@code exit}; answers what is then on
     * the stack there.
     */
    abstract Object[] append(CodeSnippet code, Exit exit);
}
