/** Who goes next. One algorithm, one file; no threads, no clock, no detector inside. Uses {@code model} and {@code clock}. */
package io.selvage.strategy;
