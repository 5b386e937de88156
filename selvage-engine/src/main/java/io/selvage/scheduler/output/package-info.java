/** The standard streams of the program, captured per execution. */
package io.selvage.scheduler.output;
