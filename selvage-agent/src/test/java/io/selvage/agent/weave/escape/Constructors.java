package io.selvage.agent.weave.escape;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;

/** Constructors of all kinds; each class has a field {@code f}. */
@SuppressWarnings({"this-escape", "unused", "UnusedVariable"})
final class Constructors {
    static final List<Object> ALL = new ArrayList<>();
    static Object known;

    private Constructors() {}

    static void keep(Object one) {
        ALL.add(one);
    }

    static int look(Object one) {
        return one == null ? 0 : 1;
    }

    // Those that let nothing out before f is set.

    static class Simple {
        final String f;

        Simple(String f) {
            this.f = f;
            known = this;
        }
    }

    record Pair(int f, String other) {
        Pair {
            known = other;
        }
    }

    enum Colour {
        RED(1),
        BLUE(2) {
            @Override
            public String toString() {
                return "blue";
            }
        };

        final int f;

        Colour(int f) {
            this.f = f;
        }
    }

    static class OfThread extends Thread {
        final int f;

        OfThread(Runnable task, int f) {
            super(task, "name");
            this.f = f;
        }
    }

    static class OfException extends RuntimeException {
        private static final long serialVersionUID = 1;
        final int f;

        OfException(String message, Throwable cause, int f) {
            super(message, cause);
            this.f = f;
        }
    }

    static class OfCollection extends java.util.AbstractList<String> {
        final String[] f;

        OfCollection(String... f) {
            this.f = f;
        }

        @Override
        public String get(int index) {
            return f[index];
        }

        @Override
        public int size() {
            return f.length;
        }
    }

    static class OfTask extends java.util.concurrent.RecursiveTask<Integer> {
        private static final long serialVersionUID = 1;
        final int f;

        OfTask(int f) {
            this.f = f;
        }

        @Override
        protected Integer compute() {
            return f;
        }
    }

    static class KeepsLambda {
        final Runnable task = () -> look(this);
        final int f;

        KeepsLambda(int f) {
            this.f = f;
        }
    }

    static class KeepsInner {
        final Inner inner = new Inner();
        final Thread thread = new Thread(inner);
        final int f;

        KeepsInner(int f) {
            synchronized (this) {
                this.f = f + look(this) + getClass().hashCode() + own();
            }
        }

        private int own() {
            return inner == null ? 0 : 1;
        }

        class Inner implements Runnable {
            @Override
            public void run() {
                look(KeepsInner.this);
            }
        }
    }

    static final class CallsOwn {
        private int count;
        final int f;

        CallsOwn(int f) {
            reset();
            this.f = f;
        }

        void reset() {
            count = 1;
        }
    }

    static class Delegates {
        final int f;

        Delegates() {
            this(5);
            known = this;
        }

        Delegates(int f) {
            this.f = f;
        }
    }

    abstract static class Template {
        Template() {
            prepare();
        }

        abstract void prepare();
    }

    static final class Harmless extends Template {
        final int f;

        Harmless(int f) {
            this.f = f;
        }

        @Override
        void prepare() {
            look(this);
        }
    }

    // Those that may.

    static class Static {
        final int f;

        Static(int f) {
            known = this;
            this.f = f;
        }
    }

    static class Sometimes {
        final int f;

        Sometimes(int f) {
            if (f > 3) {
                keep(this);
            }
            this.f = f;
        }
    }

    static class InLoop {
        final int[] others = new int[3];
        final int f;

        InLoop(int f) {
            for (int i = 0; i < 3; i++) {
                others[i] = i == 2 ? publish() : 0;
            }
            this.f = f;
        }

        private int publish() {
            known = this;
            return 1;
        }
    }

    static class InHandler {
        final int f;

        InHandler(String number) {
            try {
                Integer.parseInt(number);
            } catch (NumberFormatException wrong) {
                known = this;
            }
            f = 1;
        }
    }

    static class StartsThread {
        final Thread thread = new Thread(this::work);
        final int f;

        StartsThread(int f) {
            thread.start();
            this.f = f;
        }

        private void work() {
            look(f);
        }
    }

    static class RunsLambda {
        final int f;

        RunsLambda(Executor executor, int f) {
            executor.execute(() -> look(this));
            this.f = f;
        }
    }

    static class KeptLambdaOut {
        private final Runnable task = () -> look(this);
        final int f;

        KeptLambdaOut(Executor executor, int f) {
            go(executor);
            this.f = f;
        }

        private void go(Executor executor) {
            executor.execute(task);
        }
    }

    static class InnerOut {
        final int f;

        InnerOut(int f) {
            keep(new Inner());
            this.f = f;
        }

        class Inner {
            int value() {
                return f;
            }
        }
    }

    static class InnerTellsItself {
        final Inner inner = new Inner();
        final int f;

        InnerTellsItself(int f) {
            this.f = f;
        }

        class Inner {
            Inner() {
                known = this;
            }

            int value() {
                return f;
            }
        }
    }

    static class InArray {
        final int f;

        InArray(Object[] all, int f) {
            all[0] = this;
            this.f = f;
        }
    }

    static class InField {
        final int f;

        InField(KeepsObject keeper, int f) {
            keeper.kept = this;
            this.f = f;
        }
    }

    static class KeepsObject {
        Object kept;
    }

    static class Overridable {
        final int f;

        Overridable(int f) {
            reset();
            this.f = f;
        }

        void reset() {}
    }

    static class OfTemplate extends Template {
        final int f;

        OfTemplate(int f) {
            this.f = f;
        }

        @Override
        void prepare() {}
    }

    static final class Registers extends Template {
        final int f;

        Registers(int f) {
            this.f = f;
        }

        @Override
        void prepare() {
            known = this;
        }
    }

    static class OfStatic extends Static {
        final int f;

        OfStatic(int f) {
            super(f);
            this.f = f;
        }
    }

    static class StartsItself extends Thread {
        final int f;

        StartsItself(int f) {
            start();
            this.f = f;
        }
    }

    static class DelegatesToStatic {
        final int f;

        DelegatesToStatic() {
            this(1);
        }

        DelegatesToStatic(int f) {
            keep(this);
            this.f = f;
        }
    }

    static class Recursive {
        final int f;

        Recursive(int f) {
            down(f);
            this.f = f;
        }

        private int down(int depth) {
            return depth == 0 ? 0 : down(depth - 1);
        }
    }

    static class AsText {
        final int f;

        AsText(int f) {
            known = "" + this;
            this.f = f;
        }
    }
}
