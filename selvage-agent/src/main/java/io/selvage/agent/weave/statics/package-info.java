/** Makes static state start afresh in each execution: initialisers that can be run again. */
package io.selvage.agent.weave.statics;
